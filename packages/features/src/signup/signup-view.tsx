import type { MemberSummary } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { Logo } from '@heartline/ui/foundations/logo';
import { Avatar } from '@heartline/ui/member/avatar';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { commonMessages } from '../shared/index.ts';
import { Promises } from './promises.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { messages } from './signup.messages.ts';

/** The member the visitor came from (SGN-08): enough to show who it is. */
export type SignupMember = Pick<MemberSummary, 'id' | 'name' | 'fictional' | 'mainImage'>;

export interface SignupViewProps extends Omit<SignupFormProps, 'memberName'> {
  /** `modal` on desktop, `page` on phones (SGN-02). */
  presentation: 'modal' | 'page';
  member?: SignupMember | undefined;
  /** The site takes no new members now, or not this visitor (SGN-04). */
  closed?: boolean;
  siteName: string;
  signupCredits: number;
  /** The site's wording for a profile that is no real person. */
  fictionalLabel: string;
  /** Without it the modal has no close button. Neither Escape nor the backdrop close it. */
  onClose?: (() => void) | undefined;
  /** The way to the login; the link's address is `loginHref`. */
  onLogin?: (() => void) | undefined;
}

export function SignupView({
  presentation,
  member,
  closed = false,
  siteName,
  signupCredits,
  fictionalLabel,
  onClose,
  onLogin,
  ...form
}: SignupViewProps) {
  const intl = useIntl();
  const title = closed
    ? intl.formatMessage(messages.closedTitle)
    : member
      ? intl.formatMessage(messages.titleWithMember, { name: member.name })
      : intl.formatMessage(messages.title);
  const intro = intl.formatMessage(closed ? messages.closedIntro : messages.intro);
  const toLogin = (event: MouseEvent) => {
    if (!onLogin) return;
    event.preventDefault();
    onLogin();
  };
  const portrait = member ? <MemberInView member={member} fictionalLabel={fictionalLabel} /> : null;
  const body = closed ? null : <SignupForm {...form} memberName={member?.name} />;
  const login = (
    <FormattedMessage
      {...messages.haveAccount}
      values={{
        a: (text: ReactNode) => (
          <Link href={form.loginHref} variant="strong" onClick={toLogin}>
            {text}
          </Link>
        ),
      }}
    />
  );

  if (presentation === 'page') {
    return (
      // The page has the layout without bar and footer, which leaves no room at its edges.
      <div className="px-4 py-6">
        <FocusPanel title={title} intro={intro} footer={login}>
          {portrait}
          {body}
        </FocusPanel>
      </div>
    );
  }
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => onClose?.()}
      closeLabel={onClose ? intl.formatMessage(commonMessages.close) : undefined}
      title={title}
      description={intro}
      size="full-on-phone"
    >
      <div className="grid items-start gap-8 pt-2 md:grid-cols-[5fr_8fr]">
        <aside className="flex flex-col gap-6 rounded-lg bg-primary-soft p-6 text-ink max-md:hidden">
          <Logo name={siteName} />
          {portrait}
          <Promises signupCredits={signupCredits} />
        </aside>
        <div className="flex min-w-0 flex-col gap-5">
          {portrait ? <div className="md:hidden">{portrait}</div> : null}
          {body}
          <p className="text-ink-muted">{login}</p>
        </div>
      </div>
    </Dialog>
  );
}

function MemberInView({ member, fictionalLabel }: { member: SignupMember; fictionalLabel: string }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={member.name} src={member.mainImage?.thumb ?? null} size="lg" />
      <span className="flex min-w-0 flex-col items-start gap-1">
        <span className="boxed block font-semibold">{member.name}</span>
        {member.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      </span>
    </div>
  );
}
