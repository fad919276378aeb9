import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The steps after the press, by kind of method. */
export const flowMessages = defineMessages<{
  readonly app: { readonly method: MessageValue };
  readonly card: NoMessageValues;
  readonly wallet: { readonly method: MessageValue };
  readonly voucher: { readonly method: MessageValue };
  readonly transfer: { readonly from: number | bigint; readonly to: number | bigint };
  readonly transferHint: { readonly from: number | bigint; readonly to: number | bigint };
  readonly voucherHint: NoMessageValues;
}>({
  app: {
    id: 'payments.flow.app',
    defaultMessage:
      'Next, confirm the payment in the {method} app. On a computer, the next page shows you how, usually with a QR code to scan.',
    description: 'Under the payment methods: what happens after the press; for methods that are an app on the phone.',
  },
  card: {
    id: 'payments.flow.card',
    defaultMessage: 'Next, enter your card on our payment provider’s secure page. Your bank may ask you to confirm.',
    description: 'The same, for cards.',
  },
  wallet: {
    id: 'payments.flow.wallet',
    defaultMessage: 'Next, confirm the payment with {method} and then come back here.',
    description: 'The same, for wallets such as PayPal.',
  },
  voucher: {
    id: 'payments.flow.voucher',
    defaultMessage: 'Next, enter the code of your {method}. You can buy one in many shops.',
    description: 'The same, for codes that are bought in a shop.',
  },
  transfer: {
    id: 'payments.flow.transfer',
    defaultMessage:
      'Next, you’ll get the bank details for your transfer. Your credits will arrive with the money, usually within {from, number} to {to, plural, one {# working day} other {# working days}}.',
    description: 'The same, for a bank transfer.',
  },
  transferHint: {
    id: 'payments.flow.transferHint',
    defaultMessage: 'Takes {from, number} to {to, plural, one {# working day} other {# working days}}',
    description: 'On the tile of the bank transfer.',
  },
  voucherHint: {
    id: 'payments.flow.voucherHint',
    defaultMessage: 'With a code from a shop',
    description: 'On the tile of a code that is bought in a shop.',
  },
});

/** What a payment waits for, and what happened to its money. */
export const moneyMessages = defineMessages<{
  readonly pendingApp: { readonly method: MessageValue };
  readonly pendingTransfer: { readonly from: number | bigint; readonly to: number | bigint };
  readonly pendingTransferTitle: NoMessageValues;
  readonly recipient: NoMessageValues;
  readonly reference: NoMessageValues;
  readonly amount: NoMessageValues;
  readonly copy: { readonly label: MessageValue };
  readonly copied: NoMessageValues;
  readonly sameReference: NoMessageValues;
  readonly refunded: NoMessageValues;
  readonly refundedText: NoMessageValues;
  readonly disputed: NoMessageValues;
  readonly disputedText: NoMessageValues;
  readonly stillOpen: NoMessageValues;
}>({
  pendingApp: {
    id: 'payments.result.pendingApp',
    defaultMessage:
      'Confirm the payment in the {method} app. It usually takes less than a minute, and your credits will be added automatically.',
    description: 'Under the title of a payment on its way, for a method that is an app.',
  },
  pendingTransfer: {
    id: 'payments.result.pendingTransfer',
    defaultMessage:
      'Send the transfer with the details below. When the money arrives, usually within {from, number} to {to, plural, one {# working day} other {# working days}}, your credits will be added automatically.',
    description: 'The same, for a bank transfer. The bank details follow.',
  },
  pendingTransferTitle: {
    id: 'payments.result.pendingTransferTitle',
    defaultMessage: 'Now send the transfer',
    description: 'Title of a payment that waits for the member’s bank transfer: it is still to be sent.',
  },
  recipient: {
    id: 'payments.result.recipient',
    defaultMessage: 'Recipient',
    description: 'Label of the bank details for a transfer: the name of the account’s owner follows.',
  },
  reference: {
    id: 'payments.result.reference',
    defaultMessage: 'Payment reference',
    description: 'Label of the bank details for a transfer: the text that finds the payment follows.',
  },
  amount: {
    id: 'payments.result.amount',
    defaultMessage: 'Amount',
    description: 'Label of the bank details for a transfer: the sum follows.',
  },
  copy: {
    id: 'payments.result.copy',
    defaultMessage: 'Copy: {label}',
    description: 'Button beside a bank detail, for those who cannot see its icon; {label} is the name of the detail.',
  },
  copied: {
    id: 'payments.result.copied',
    defaultMessage: 'Copied',
    description: 'After that button.',
  },
  sameReference: {
    id: 'payments.result.sameReference',
    defaultMessage: 'Use exactly this payment reference. Without it, we can’t match your money to your order.',
    description: 'Under the bank details.',
  },
  refunded: {
    id: 'payments.result.refunded',
    defaultMessage: 'This payment has been refunded',
    description: 'Title of the page of a payment whose money went back to the reader.',
  },
  refundedText: {
    id: 'payments.result.refundedText',
    defaultMessage:
      'You’ll get the money back the way you paid, which can take a few working days. The credits from this payment have been taken out of your account.',
    description: 'Under that title.',
  },
  disputed: {
    id: 'payments.result.disputed',
    defaultMessage: 'This payment is disputed',
    description: 'Title of the page of a payment that the reader’s bank has asked back.',
  },
  disputedText: {
    id: 'payments.result.disputedText',
    defaultMessage:
      'Your bank has asked for the money back. Until that is settled, the credits from this payment are taken out of your account. If you don’t know about this, write to customer service.',
    description: 'Under that title.',
  },
  stillOpen: {
    id: 'payments.result.stillOpen',
    defaultMessage: 'This payment can’t be cancelled any more. If you don’t pay, it ends automatically.',
    description: 'After pressing "Cancel this payment", where the payment provider cannot cancel it.',
  },
});
