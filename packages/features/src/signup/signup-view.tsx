import { Link } from '@heartline/ui/controls/link';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { MemberInView, type SignupMember } from './member-in-view.tsx';
import { Promises } from './promises.tsx';
import { SignupFrame, type SignupFrameProps } from './signup-frame.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { messages } from './signup.messages.ts';

export interface SignupViewProps
  extends
    Omit<SignupFormProps, 'memberName' | 'firstNote' | 'login'>,
    Pick<SignupFrameProps, 'presentation' | 'siteName' | 'onClose' | 'behind'> {
  member?: SignupMember | undefined;
  /** The site takes no new members at present, or not this visitor (SGN-04). */
  closed?: boolean;
  signupCredits: number;
  /** The site's label for a fictional profile. */
  fictionalLabel: string;
  /** Opens the login; the link's address is `loginHref`. */
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
  const body = closed ? (
    <p className="text-ink-muted">{login}</p>
  ) : (
    <SignupForm {...form} memberName={member?.name} firstNote={page && !member ? promises : null} login={login} />
  );

  return (
    <SignupFrame
      presentation={presentation}
      siteName={siteName}
      title={title}
      titleAs={closed ? 'heading' : 'line'}
      intro={intro}
      introShown={closed}
      portrait={portrait}
      aside={promises}
      onClose={onClose}
      behind={behind}
    >
      {body}
    </SignupFrame>
  );
}
