import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Alert } from '@heartline/ui/feedback/alert';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure, hrefs, PageTitle } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';
import { useResendWaiting } from './activation.queries.ts';

export interface SignupSentScreenProps {
  email: string;
  /** The server's id for this sign-up. */
  waiting: string | undefined;
}

/** After signing up on a site that hides which addresses have an account: the mail has the next step. */
export function SignupSentScreen({ email, waiting }: SignupSentScreenProps) {
  const intl = useIntl();
  const { mutate, isPending, isSuccess, error } = useResendWaiting(waiting, email);
  const root = useRef<HTMLDivElement>(null);
  // It replaces the form: the focus moves here for users of a keyboard or screen reader.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className="px-4 py-6 outline-none">
      <PageTitle>{intl.formatMessage(activationMessages.sentTitle)}</PageTitle>
      <FocusPanel
        icon={<MailCheckIcon />}
        title={intl.formatMessage(activationMessages.sentTitle)}
        intro={intl.formatMessage(activationMessages.sentIntro, { email })}
        footer={
          <Link href={hrefs.home} variant="strong">
            {intl.formatMessage(activationMessages.later)}
          </Link>
        }
      >
        <FormFailure error={error} />
        {isSuccess ? (
          <Alert tone="success">{intl.formatMessage(activationMessages.resent)}</Alert>
        ) : (
          <Button variant="outline" block loading={isPending} onClick={() => mutate()}>
            {intl.formatMessage(activationMessages.resend)}
          </Button>
        )}
      </FocusPanel>
    </div>
  );
}
