import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { MailIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { FormFailure } from '../../shared/index.ts';
import { stepMessages } from './steps.messages.ts';

export interface EmailQuestionProps {
  email: string;
  /** The address was confirmed, here or on another device. */
  confirmed: boolean;
  onResend: () => void;
  pending?: boolean;
  sent?: boolean;
  error?: unknown;
}

/** The last step: the mailed link, which may be pressed on any device. */
export function EmailQuestion({
  email,
  confirmed,
  onResend,
  pending = false,
  sent = false,
  error = null,
}: EmailQuestionProps) {
  const intl = useIntl();
  if (confirmed) return <Alert tone="success">{intl.formatMessage(stepMessages.emailDone)}</Alert>;
  return (
    <>
      <FormFailure error={error} />
      <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5">
        <MailIcon aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
        <p className="boxed min-w-0 text-ink">{intl.formatMessage(stepMessages.emailText, { email })}</p>
      </div>
      {sent ? (
        <Alert tone="success">{intl.formatMessage(stepMessages.emailSent)}</Alert>
      ) : (
        <Button variant="outline" className="self-start" loading={pending} onClick={onResend}>
          {intl.formatMessage(stepMessages.emailAgain)}
        </Button>
      )}
    </>
  );
}
