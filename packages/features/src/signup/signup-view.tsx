import type { MemberSummary } from '@heartline/api-client';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { Link } from '@heartline/ui/controls/link';
import { Logo } from '@heartline/ui/foundations/logo';
import { Avatar } from '@heartline/ui/member/avatar';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { XIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { commonMessages, hrefs } from '../shared/index.ts';
import { Promises } from './promises.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { messages } from './signup.messages.ts';

/** The member the visitor came from (SGN-08): enough to show who it is. */
export type SignupMember = Pick<MemberSummary, 'id' | 'name' | 'fictional' | 'mainImage'>;

export interface SignupViewProps extends Omit<SignupFormProps, 'memberName' | 'firstNote' | 'login'> {
  /** `modal` on desktop, `page` on phones (SGN-02). */
  presentation: 'modal' | 'page';
  member?: SignupMember | undefined;
  /** The site takes no new members now, or not this visitor (SGN-04). */
  closed?: boolean;
  siteName: string;
  signupCredits: number;
  /** The site's wording for a profile that is no real person. */
  fictionalLabel: string;
  /** Without it there is no close button. Neither Escape nor the backdrop close the modal. */
  onClose?: (() => void) | undefined;
  /** What the modal stands over. Nobody can reach it. */
  behind?: ReactNode;
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
  behind,
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

  const promises = <Promises signupCredits={signupCredits} />;
  const page = presentation === 'page';
  const closeLabel = intl.formatMessage(commonMessages.close);
  const body = closed ? (
    <p className="text-ink-muted">{login}</p>
  ) : (
    <SignupForm {...form} memberName={member?.name} firstNote={page && !member ? promises : null} login={login} />
  );

  if (page) {
    return (
      // The page has the layout without bar and footer: logo and the way out are its own.
      <div className="mx-auto flex min-h-dvh w-full max-w-115 flex-col px-4 pt-[env(safe-area-inset-top)]">
        <header className="flex min-h-14 items-center justify-between gap-3">
          <a href={hrefs.home} className="inline-flex min-h-11 min-w-0 items-center">
            <Logo name={siteName} />
          </a>
          {onClose ? (
            <IconButton label={closeLabel} onClick={onClose} className="-me-2.5">
              <XIcon />
            </IconButton>
          ) : null}
        </header>
        <h1 className={closed ? 'mt-6 font-display text-2xl' : 'boxed font-semibold text-ink-muted'}>{title}</h1>
        {closed ? <p className="mt-2 mb-6 text-ink-muted">{intro}</p> : null}
        {portrait ? <div className="pt-2">{portrait}</div> : null}
        {body}
      </div>
    );
  }
  return (
    <>
      {behind ? (
        <div inert aria-hidden>
          {behind}
        </div>
      ) : null}
      <Dialog
        open
        dismissible={false}
        onClose={() => onClose?.()}
        closeLabel={onClose ? closeLabel : undefined}
        title={title}
        description={intro}
        size="full-on-phone"
      >
        <div className="grid gap-8 pt-2 md:min-h-110 md:grid-cols-[5fr_8fr]">
          <aside className="flex flex-col gap-6 rounded-lg bg-primary-soft p-6 text-ink max-md:hidden">
            <Logo name={siteName} />
            {portrait}
            {promises}
          </aside>
          <div className="flex min-w-0 flex-col gap-5">
            {portrait ? <div className="md:hidden">{portrait}</div> : null}
            {body}
          </div>
        </div>
      </Dialog>
    </>
  );
}

function MemberInView({ member, fictionalLabel }: { member: SignupMember; fictionalLabel: string }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={member.name}
        src={member.mainImage?.thumb ?? null}
        colour={member.mainImage?.colour ?? null}
        size="lg"
      />
      <span className="flex min-w-0 flex-col items-start gap-1">
        <span className="boxed block font-semibold">{member.name}</span>
        {member.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      </span>
    </div>
  );
}
