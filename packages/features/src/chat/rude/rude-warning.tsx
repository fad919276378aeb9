import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useIntl } from 'react-intl';

import { rudeMessages as messages } from './rude.messages.ts';

export interface RudeWarningProps {
  /** The recipient. */
  name: string;
  onSend: () => void;
  onChange: () => void;
}

/** Asks once before sending words that are probably rude; the sender decides. */
export function RudeWarning({ name, onSend, onChange }: RudeWarningProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      open
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.text, { name })}
      confirmLabel={intl.formatMessage(messages.send)}
      cancelLabel={intl.formatMessage(messages.change)}
      onConfirm={onSend}
      onCancel={onChange}
    />
  );
}
