import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const receiptMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly receipt: { readonly number: MessageValue };
  readonly creditNote: { readonly number: MessageValue };
  readonly correction: { readonly number: MessageValue };
  readonly table: NoMessageValues;
}>({
  title: {
    id: 'credits.receipts.title',
    defaultMessage: 'Receipts',
    description: 'Heading over the receipts of a purchase, each a file.',
  },
  receipt: {
    id: 'credits.receipts.receipt',
    defaultMessage: 'Receipt {number} (PDF)',
    description: 'Link to a receipt; number is such as R-000012.',
  },
  creditNote: {
    id: 'credits.receipts.creditNote',
    defaultMessage: 'Credit note {number} (PDF)',
    description: 'Link to a document that says what of a purchase has gone back; number is such as C-000003.',
  },
  correction: {
    id: 'credits.receipts.correction',
    defaultMessage: 'Correction {number} (PDF)',
    description: 'Link to a document that takes a credit note back: a dispute was won and the amount is paid again.',
  },
  table: {
    id: 'credits.receipts.table',
    defaultMessage: 'Download all as CSV',
    description: 'Link over the list of transactions: all of them in a file for a spreadsheet.',
  },
});
