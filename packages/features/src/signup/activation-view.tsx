import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { FormFailure, hrefs, OwnerForm } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';
import { messages } from './signup.messages.ts';
import { linkMessages } from './steps/link.messages.ts';

export interface ActivationViewProps {
  /** The address that the button confirms: shows a person who received somebody else's link whose it is. */
  email: string;
  /** Nobody is signed in here, so the password of the sign-up must prove whose link it is. @default false */
  asksPassword?: boolean;
  onConfirm: (password?: string) => void;
  pending?: boolean;
  /** A failure that may pass, such as being offline. An invalid link has its own page. */
  error?: unknown;
}

export function ActivationView({
  email,
  asksPassword = false,
  onConfirm,
  pending = false,
  error = null,
}: ActivationViewProps) {
  const intl = useIntl();
  return (
    <FocusPanel
      icon={<MailCheckIcon />}
      title={intl.formatMessage(activationMessages.page)}
      intro={intl.formatMessage(activationMessages.intro)}
    >
      {asksPassword ? null : <FormFailure error={error} />}
      <p className="boxed text-ink-muted">{intl.formatMessage(linkMessages.address, { email })}</p>
      {asksPassword ? (
        <OwnerForm
          email={email}
          label={intl.formatMessage(messages.password)}
          hint={intl.formatMessage(linkMessages.passwordHint)}
          wrong={intl.formatMessage(linkMessages.passwordWrong)}
          showLabel={intl.formatMessage(messages.showPassword)}
          hideLabel={intl.formatMessage(messages.hidePassword)}
          submit={intl.formatMessage(activationMessages.confirm)}
          onSubmit={onConfirm}
          pending={pending}
          error={error}
        >
          <Link href={hrefs.resetPassword} className="self-start">
            {intl.formatMessage(linkMessages.forgot)}
          </Link>
        </OwnerForm>
      ) : (
        <Button variant="primary" size="lg" block loading={pending} onClick={() => onConfirm()}>
          {intl.formatMessage(activationMessages.confirm)}
        </Button>
      )}
    </FocusPanel>
  );
}
