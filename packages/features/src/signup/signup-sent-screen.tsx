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
  /** What the server calls this sign-up. */
  waiting: string | undefined;
}

/** After signing up where a site hides which addresses have an account: the mail says how it goes on. */
export function SignupSentScreen({ email, waiting }: SignupSentScreenProps) {
  const intl = useIntl();
  const { mutate, isPending, isSuccess, error } = useResendWaiting(waiting, email);
  const root = useRef<HTMLDivElement>(null);
  // It takes the place of the form: whoever sent that by key or hears the page goes on here.
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
