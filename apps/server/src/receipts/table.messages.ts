import { defineMessages } from '@formatjs/intl';

/** Columns of the table of all transactions. */
export const tableMessages = defineMessages({
  at: {
    id: 'receipts.table.at',
    defaultMessage: 'Date (UTC)',
    description: 'Heading of a column in the table of everything (a file for a spreadsheet): when, by UTC.',
  },
  kind: { id: 'receipts.table.kind', defaultMessage: 'Type', description: 'Heading of a column there: what happened.' },
  number: { id: 'receipts.table.number', defaultMessage: 'Number', description: 'Heading of a column there.' },
  credits: {
    id: 'receipts.table.credits',
    defaultMessage: 'Credits',
    description: 'Heading of a column there: credits, with their sign.',
  },
  balance: {
    id: 'receipts.table.balance',
    defaultMessage: 'Balance after',
    description: 'Heading of a column there: credits after it.',
  },
  amount: { id: 'receipts.table.amount', defaultMessage: 'Amount', description: 'Heading of a column there: money.' },
  net: {
    id: 'receipts.table.net',
    defaultMessage: 'Before VAT',
    description: 'Heading of a column there: money without VAT.',
  },
  vat: { id: 'receipts.table.vat', defaultMessage: 'VAT', description: 'Heading of a column there.' },
  rate: {
    id: 'receipts.table.rate',
    defaultMessage: 'VAT rate (%)',
    description: 'Heading of a column there: percent.',
  },
  currency: {
    id: 'receipts.table.currency',
    defaultMessage: 'Currency',
    description: 'Heading of a column there: EUR, DKK.',
  },
});

/** Kinds of credit movements: the words of the list on the screen. */
export const kindMessages = defineMessages({
  signup: {
    id: 'receipts.kind.signup',
    defaultMessage: 'Welcome credits',
    description: 'A line of that table: credits for signing up.',
  },
  purchase: { id: 'receipts.kind.purchase', defaultMessage: 'Credits bought', description: 'A line of that table.' },
  message: {
    id: 'receipts.kind.message',
    defaultMessage: 'Message',
    description: 'A line of that table: a message was sent.',
  },
  gift: { id: 'receipts.kind.gift', defaultMessage: 'Gift', description: 'A line of that table: a gift was sent.' },
  photo: {
    id: 'receipts.kind.photo',
    defaultMessage: 'Photo in a chat',
    description: 'A line of that table: a photo was sent in a chat.',
  },
  reversal: {
    id: 'receipts.kind.reversal',
    defaultMessage: 'Purchase refunded',
    description: 'A line of that table: a payment was refunded, the credits are gone.',
  },
  restoration: {
    id: 'receipts.kind.restoration',
    defaultMessage: 'Purchase restored',
    description: 'A line of that table: a purchase that had been taken back counts again.',
  },
  withdrawal: {
    id: 'receipts.kind.withdrawal',
    defaultMessage: 'Purchase withdrawn',
    description: 'A line of that table: the reader has withdrawn from the contract of a purchase.',
  },
  correction: {
    id: 'receipts.kind.correction',
    defaultMessage: 'Correction by customer service',
    description: 'A line of that table.',
  },
  unanswered: {
    id: 'receipts.kind.unanswered',
    defaultMessage: 'No answer: credits back',
    description: 'A line of that table: nobody answered a first message, so what it cost was given back.',
  },
});
