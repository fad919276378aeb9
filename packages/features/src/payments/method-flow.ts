import { transferDays, type PaymentMethodOffer } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { debitFlowMessages } from './direct-debit/debit-flow.messages.ts';
import { flowMessages } from './flow.messages.ts';
import { useMethodName } from './method-names.ts';
import { checkoutMessages } from './payments.messages.ts';

/** Texts for the steps after the press, and beside the name on a tile, by kind of method (PAY-02c). */
export function useMethodFlow() {
  const intl = useIntl();
  const methodName = useMethodName();
  return {
    /** Without a method: the text that is true for all. */
    after: (offer: Pick<PaymentMethodOffer, 'id' | 'kind'> | undefined): string => {
      switch (offer?.kind) {
        case 'app':
          return intl.formatMessage(flowMessages.app, { method: methodName(offer.id) });
        case 'wallet':
          return intl.formatMessage(flowMessages.wallet, { method: methodName(offer.id) });
        case 'voucher':
          return intl.formatMessage(flowMessages.voucher, { method: methodName(offer.id) });
        case 'card':
          return intl.formatMessage(flowMessages.card);
        case 'transfer':
          return intl.formatMessage(flowMessages.transfer, transferDays);
        case 'debit':
          return intl.formatMessage(debitFlowMessages.after);
        default:
          return intl.formatMessage(checkoutMessages.redirect);
      }
    },
    hint: ({ kind }: Pick<PaymentMethodOffer, 'kind'>): string | undefined =>
      kind === 'transfer'
        ? intl.formatMessage(flowMessages.transferHint, transferDays)
        : kind === 'voucher'
          ? intl.formatMessage(flowMessages.voucherHint)
          : kind === 'debit'
            ? intl.formatMessage(debitFlowMessages.hint)
            : undefined,
  };
}
