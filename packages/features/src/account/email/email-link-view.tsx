import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon, Link2OffIcon, MailCheckIcon, UsersRoundIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { formAct, FormFailure, hrefs, OwnerForm, TitleAfterForm, useKeptFocus } from '../../shared/index.ts';
import { accountHrefs } from '../account-hrefs.ts';
import { changeMessages, emailLinkMessages as messages, emailMessages } from './email.messages.ts';

/** State of the link: not pressed, pressed now, pressed earlier, invalid, or belonging to another account. */
export type EmailLinkState = 'open' | 'done' | 'already' | 'invalid' | 'foreign';

export interface EmailLinkViewProps {
  state: EmailLinkState;
  /** The new address; absent for an invalid link or one of another account. */
  email?: string;
  /** Nobody is signed in here, so the password must prove whose account it is. @default false */
  asksPassword?: boolean;
  onConfirm: (password?: string) => void;
  pending?: boolean;
  /** A failure that may pass, such as being offline. */
  error?: unknown;
}

/** The page of the mailed link. Only pressing its button changes the address (ACC-04). */
export function EmailLinkView({
  state,
  email = '',
  asksPassword = false,
  onConfirm,
  pending = false,
  error = null,
}: EmailLinkViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  if (state === 'open') {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<MailCheckIcon />}
        title={intl.formatMessage(messages.title)}
        intro={<span className="wrap-anywhere">{intl.formatMessage(messages.intro, { email })}</span>}
      >
        {asksPassword ? (
          <OwnerForm
            email={email}
            label={intl.formatMessage(emailMessages.password)}
            hint={intl.formatMessage(messages.passwordHint)}
            wrong={intl.formatMessage(emailMessages.wrong)}
            showLabel={intl.formatMessage(changeMessages.show)}
            hideLabel={intl.formatMessage(changeMessages.hide)}
            submit={intl.formatMessage(messages.submit)}
            onSubmit={onConfirm}
            pending={pending}
            error={error}
          >
            <Link href={hrefs.resetPassword} className="self-start">
              {intl.formatMessage(changeMessages.forgot)}
            </Link>
          </OwnerForm>
        ) : (
          <>
            <FormFailure error={error} />
            <Button size="lg" block loading={pending} onClick={() => onConfirm()} data-act={formAct}>
              {intl.formatMessage(messages.submit)}
            </Button>
          </>
        )}
      </FocusPanel>
    );
  }
  const after = {
    done: { icon: <CircleCheckIcon />, title: messages.doneTitle, intro: messages.doneIntro },
    already: { icon: <CircleCheckIcon />, title: messages.alreadyTitle, intro: messages.alreadyIntro },
    invalid: { icon: <Link2OffIcon />, title: messages.invalidTitle, intro: messages.invalidIntro },
    foreign: { icon: <UsersRoundIcon />, title: messages.foreignTitle, intro: messages.foreignIntro },
  }[state];
  const way =
    state === 'invalid'
      ? { href: accountHrefs.email, label: messages.newLink }
      : { href: hrefs.me, label: messages.toMe };
  return (
    <FocusPanel
      ref={keptFocus}
      icon={after.icon}
      title={<TitleAfterForm>{intl.formatMessage(after.title)}</TitleAfterForm>}
      intro={<span className="wrap-anywhere">{intl.formatMessage(after.intro, { email })}</span>}
    >
      <Button size="lg" block asChild>
        <a href={way.href}>{intl.formatMessage(way.label)}</a>
      </Button>
    </FocusPanel>
  );
}
