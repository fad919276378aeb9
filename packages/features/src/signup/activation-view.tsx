import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { FormFailure } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';
import { linkMessages } from './steps/link.messages.ts';

export interface ActivationViewProps {
  /** What the button confirms: who has got somebody else's link sees whose it is. */
  email: string;
  onConfirm: () => void;
  pending?: boolean;
  /** A failure that may pass, offline for instance. A link that does not work has its own page. */
  error?: unknown;
}

export function ActivationView({ email, onConfirm, pending = false, error = null }: ActivationViewProps) {
  const intl = useIntl();
  return (
    <FocusPanel
      icon={<MailCheckIcon />}
      title={intl.formatMessage(activationMessages.page)}
      intro={intl.formatMessage(activationMessages.intro)}
    >
      <FormFailure error={error} />
      <p className="boxed text-ink-muted">{intl.formatMessage(linkMessages.address, { email })}</p>
      <Button variant="primary" size="lg" block loading={pending} onClick={onConfirm}>
        {intl.formatMessage(activationMessages.confirm)}
      </Button>
    </FocusPanel>
  );
}
