import { IcebreakerPicker } from '@heartline/ui/chat/icebreaker-modal';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, useApi } from '../shared/index.ts';
import { footerMessages as messages } from './composer.messages.ts';
import { icebreakerQueries } from './chat.queries.ts';
import { icebreakerMessages, isIcebreakerId } from './icebreakers.messages.ts';

export interface IcebreakerDialogProps {
  open: boolean;
  onClose: () => void;
  memberName: string;
  /** What one costs, in credits. */
  price: number;
  onSend: (icebreakerId: string) => void;
}

/** The icebreakers of the catalogue, in the reader's language (CHAT-06). */
export function IcebreakerDialog({ open, onClose, memberName, price, onSend }: IcebreakerDialogProps) {
  const intl = useIntl();
  const api = useApi();
  const { data: ids, error, refetch } = useQuery({ ...icebreakerQueries.list(api), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.chooseIcebreaker)}
      description={intl.formatMessage(messages.icebreakerHint, { name: memberName })}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <IcebreakerPicker
        label={intl.formatMessage(messages.chooseIcebreaker)}
        icebreakers={(ids ?? []).flatMap((id) =>
          isIcebreakerId(id) ? [{ id, text: intl.formatMessage(icebreakerMessages[id]) }] : [],
        )}
        sendLabel={intl.formatMessage(messages.sendIcebreaker, { credits: price })}
        onSend={onSend}
        placeholder={
          ids ? undefined : error ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : (
            <Spinner label={intl.formatMessage(commonMessages.loading)} className="mx-auto my-10" />
          )
        }
      />
    </Dialog>
  );
}
