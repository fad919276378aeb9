import { useToast } from '@heartline/ui/feedback/toast';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useIntl } from 'react-intl';

import { commonMessages, useErrorText } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { useBlockInChat } from './use-block-in-chat.ts';

export interface BlockDialogProps {
  memberId: string;
  name: string;
  onBlocked: () => void;
  onCancel: () => void;
}

/** Asks once, and blocks the other member. */
export function BlockDialog({ memberId, name, onBlocked, onCancel }: BlockDialogProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const block = useBlockInChat();
  const confirm = () =>
    block.mutate(memberId, {
      onSuccess: onBlocked,
      onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
    });
  return (
    <AlertDialog
      open
      tone="danger"
      title={intl.formatMessage(messages.blockTitle, { name })}
      description={intl.formatMessage(messages.blockText, { name })}
      confirmLabel={intl.formatMessage(messages.block, { name })}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      loading={block.isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
