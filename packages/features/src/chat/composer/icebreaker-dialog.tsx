import { IcebreakerPicker } from '@heartline/ui/chat/icebreaker-modal';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, formatMoney, LoadError, useApi } from '../../shared/index.ts';
import { footerMessages as messages } from './composer.messages.ts';
import { icebreakerQueries } from '../chat.queries.ts';
import type { Price } from './use-means.ts';
import { icebreakerDialogMessages as dialogMessages } from './icebreaker-dialog.messages.ts';
import { icebreakerMessages, isIcebreakerId } from '../icebreakers.messages.ts';

export interface IcebreakerDialogProps {
  open: boolean;
  onClose: () => void;
  memberName: string;
  /** Price of one icebreaker. */
  price: Price;
  onSend: (icebreakerId: string) => void;
}

/** The icebreakers of the catalogue, in the member's language (CHAT-06). */
export function IcebreakerDialog({ open, onClose, memberName, price, onSend }: IcebreakerDialogProps) {
  const intl = useIntl();
  const api = useApi();
  const { data: ids, error, refetch } = useQuery({ ...icebreakerQueries.list(api), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.chooseIcebreaker)}
      description={intl.formatMessage(dialogMessages.icebreakerHint, { name: memberName })}
      closeLabel={intl.formatMessage(commonMessages.close)}
      size="sheet-on-phone"
      flush
    >
      <IcebreakerPicker
        label={intl.formatMessage(messages.chooseIcebreaker)}
        icebreakers={(ids ?? []).flatMap((id) =>
          isIcebreakerId(id) ? [{ id, text: intl.formatMessage(icebreakerMessages[id]) }] : [],
        )}
        sendLabel={
          price.money
            ? intl.formatMessage(dialogMessages.sendIcebreakerWithMoney, {
                credits: price.credits,
                money: formatMoney(intl, price.money),
              })
            : intl.formatMessage(dialogMessages.sendIcebreaker, { credits: price.credits })
        }
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
