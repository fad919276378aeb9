import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Banner } from '@heartline/ui/feedback/banner';
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
  /** One slim line. @default false */
  slim?: boolean;
}

/** Until the page is loaded again: the next page has notices of its own, and asks no second time by a window. */
let closedInThisTab = false;

/** Asks to confirm the e-mail address (SGN-06). */
export function ActivationReminder({
  email,
  onResend,
  pending = false,
  asModal = false,
  slim = false,
}: ActivationReminderProps) {
  const intl = useIntl();
  const [closed, setClosed] = useState(closedInThisTab);
  const close = () => {
    closedInThisTab = true;
    setClosed(true);
  };
  const title = intl.formatMessage(alertMessages.activationTitle);
  const text = intl.formatMessage(alertMessages.activationText, { email });
  const resend = (
    <Button variant="soft" size="sm" loading={pending} onClick={onResend}>
      {intl.formatMessage(alertMessages.resend)}
    </Button>
  );
  if (asModal && !closed) {
    return (
      <Dialog
        open
        size="sm"
        title={title}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
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
  if (slim)
    return (
      <Banner slim tone="warning" label={title} actions={resend}>
        {title}
      </Banner>
    );
  return (
    <Alert tone="warning" title={title} actions={resend}>
      {text}
    </Alert>
  );
}
