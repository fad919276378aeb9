import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { alertMessages } from './site.messages.ts';

export interface ActivationReminderProps {
  email: string;
  onResend: () => void;
  pending?: boolean;
  /** Over the page instead of above it: on a phone, right after signing up. @default false */
  asModal?: boolean;
}

/** Asks to confirm the e-mail address (SGN-06). */
export function ActivationReminder({ email, onResend, pending = false, asModal = false }: ActivationReminderProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(asModal);
  const title = intl.formatMessage(alertMessages.activationTitle);
  const text = intl.formatMessage(alertMessages.activationText, { email });
  const resend = (
    <Button variant="soft" size="sm" loading={pending} onClick={onResend}>
      {intl.formatMessage(alertMessages.resend)}
    </Button>
  );
  if (asModal && open) {
    return (
      <Dialog
        open
        size="sm"
        title={title}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {intl.formatMessage(alertMessages.later)}
            </Button>
            {resend}
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    );
  }
  return (
    <Alert tone="warning" title={title} actions={resend}>
      {text}
    </Alert>
  );
}
