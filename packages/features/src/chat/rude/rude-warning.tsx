import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useIntl } from 'react-intl';

import { rudeMessages as messages } from './rude.messages.ts';

export interface RudeWarningProps {
  /** Who would read it. */
  name: string;
  onSend: () => void;
  onChange: () => void;
}

/** Asks once before words that will likely be found rude; the answer is the writer's. */
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
