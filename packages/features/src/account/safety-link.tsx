import { ChevronRightIcon, GavelIcon, ShieldIcon, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs, useUser } from '../shared/index.ts';
import { messages } from './account.messages.ts';

/** The way to blocked members, own reports and decisions; for staff also to the pages of the moderators. */
export function SafetyLink() {
  const intl = useIntl();
  const { moderator } = useUser();
  return (
    <section aria-labelledby="safety" className="flex flex-col gap-4">
      <h2 id="safety" className="text-xl font-bold">
        {intl.formatMessage(messages.safetyTitle)}
      </h2>
      <Way href={hrefs.safety} icon={ShieldIcon} text={intl.formatMessage(messages.safetyLink)} />
      {moderator ? (
        <Way href={hrefs.moderation} icon={GavelIcon} text={intl.formatMessage(messages.moderationLink)} />
      ) : null}
    </section>
  );
}

function Way({ href, icon: Icon, text }: { href: string; icon: LucideIcon; text: string }) {
  return (
    <a
      href={href}
      className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 font-semibold hover:bg-surface-sunken"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">{text}</span>
      <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </a>
  );
}
