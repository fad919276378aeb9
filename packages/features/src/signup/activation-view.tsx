import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { MailCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { FormFailure } from '../shared/index.ts';
import { activationMessages } from './activation.messages.ts';

export interface ActivationViewProps {
  onConfirm: () => void;
  pending?: boolean;
  /** A failure that may pass, offline for instance. A link that does not work has its own page. */
  error?: unknown;
}

export function ActivationView({ onConfirm, pending = false, error = null }: ActivationViewProps) {
  const intl = useIntl();
  return (
    <FocusPanel
      icon={<MailCheckIcon />}
      title={intl.formatMessage(activationMessages.page)}
      intro={intl.formatMessage(activationMessages.intro)}
    >
      <FormFailure error={error} />
      <Button variant="primary" size="lg" block loading={pending} onClick={onConfirm}>
        {intl.formatMessage(activationMessages.confirm)}
      </Button>
    </FocusPanel>
  );
}
