import { Button } from '@heartline/ui/controls/button';
import { Banner } from '@heartline/ui/feedback/banner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { MailIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { alertMessages } from './alert.messages.ts';

export interface ActivationReminderProps {
  email: string;
  onResend: () => void;
  pending?: boolean;
  /** As a modal over the page: on a phone, right after signing up. @default false */
  asModal?: boolean;
}

/** Until the page is reloaded: the next page has notices of its own, and does not open the modal again. */
let closedInThisTab = false;

/** Asks to confirm the e-mail address (SGN-06). */
export function ActivationReminder({ email, onResend, pending = false, asModal = false }: ActivationReminderProps) {
  const intl = useIntl();
  const [closed, setClosed] = useState(closedInThisTab);
  const close = () => {
    closedInThisTab = true;
    setClosed(true);
  };
  const text = intl.formatMessage(alertMessages.activationText, { email });
  if (asModal && !closed) {
    return (
      <Dialog
        open
        size="sm"
        title={intl.formatMessage(alertMessages.activationTitle)}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {intl.formatMessage(alertMessages.later)}
            </Button>
            <Button variant="soft" loading={pending} onClick={onResend}>
              {intl.formatMessage(alertMessages.resend)}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    );
  }
  const line = intl.formatMessage(alertMessages.activationLine);
  return (
    <Banner
      slim
      tone="neutral"
      label={line}
      icon={<MailIcon aria-hidden />}
      actions={
        <Button variant="ghost" size="sm" loading={pending} onClick={onResend}>
          {intl.formatMessage(alertMessages.resend)}
        </Button>
      }
    >
      <span className="me-1.5 font-semibold">{line}</span>
      <span className="hidden text-ink-muted lg:inline">{text}</span>
    </Banner>
  );
}
