import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { ChevronRightIcon, CircleCheckIcon, GemIcon, UserRoundPenIcon, UsersRoundIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';

export interface ActivationDoneViewProps {
  /** Unanswered questions of the sign-up come first. @default false */
  open?: boolean;
  /** People who match, before everything else. */
  people?: ReactNode;
}

export function ActivationDoneView({ open = false, people }: ActivationDoneViewProps) {
  const intl = useIntl();
  const members = {
    Icon: UsersRoundIcon,
    href: hrefs.members(),
    title: activationMessages.toMembers,
    text: activationMessages.toMembersText,
  };
  const profile = {
    Icon: UserRoundPenIcon,
    href: open ? hrefs.completeSignup : hrefs.profile,
    title: activationMessages.toProfile,
    text: activationMessages.toProfileText,
  };
  const ways = [
    ...(open ? [profile, members] : [members, profile]),
    { Icon: GemIcon, href: hrefs.premium, title: activationMessages.toPremium, text: activationMessages.toPremiumText },
  ];
  return (
    <FocusPanel
      icon={<CircleCheckIcon />}
      title={intl.formatMessage(activationMessages.doneTitle)}
      intro={intl.formatMessage(activationMessages.doneIntro)}
    >
      {people}
      <ul className="flex flex-col gap-3">
        {ways.map(({ Icon, href, title, text }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-16 items-center gap-4 rounded-md border border-line bg-surface px-4 py-3 transition-colors hover:bg-surface-hover"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-ink-muted" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold text-ink">{intl.formatMessage(title)}</span>
                <span className="text-sm text-ink-muted">{intl.formatMessage(text)}</span>
              </span>
              <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-subtle" />
            </a>
          </li>
        ))}
      </ul>
    </FocusPanel>
  );
}

/** After activation: people who match, and three more ways to begin (SGN-05). */
export function ActivationDoneScreen(props: ActivationDoneViewProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(activationMessages.doneTitle)}</PageTitle>
      <ActivationDoneView {...props} />
    </>
  );
}
