import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';

export interface BlockDialogProps {
  name: string;
  /** The other member is being blocked. */
  blocking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before the other member is blocked. */
export function BlockDialog({ name, blocking, onConfirm, onCancel }: BlockDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      open
      tone="danger"
      title={intl.formatMessage(messages.blockTitle, { name })}
      description={intl.formatMessage(messages.blockText, { name })}
      confirmLabel={intl.formatMessage(messages.block, { name })}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      loading={blocking}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
