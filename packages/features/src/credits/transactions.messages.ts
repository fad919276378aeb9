import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

export const transactionMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly balance: { readonly credits: number | bigint };
  readonly balanceAfter: { readonly credits: number | bigint };
  readonly belowZero: NoMessageValues;
  readonly unit: NoMessageValues;
  readonly signup: NoMessageValues;
  readonly purchase: NoMessageValues;
  readonly message: NoMessageValues;
  readonly gift: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly reversal: NoMessageValues;
  readonly restoration: NoMessageValues;
  readonly withdrawal: NoMessageValues;
  readonly correction: NoMessageValues;
  readonly unanswered: NoMessageValues;
  readonly more: NoMessageValues;
  readonly empty: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly detail: NoMessageValues;
  readonly kind: NoMessageValues;
  readonly amount: NoMessageValues;
  readonly after: NoMessageValues;
  readonly when: NoMessageValues;
  readonly number: NoMessageValues;
  readonly payment: NoMessageValues;
  readonly all: NoMessageValues;
  readonly gone: NoMessageValues;
}>({
  title: {
    id: 'credits.transactions.title',
    defaultMessage: 'Your transactions',
    description: 'Heading of the list of everything that happened to the credits.',
  },
  balance: {
    id: 'credits.transactions.balance',
    defaultMessage: 'Balance: {credits, plural, one {# credit} other {# credits}}',
    description: 'Over the list: what the reader has now.',
  },
  balanceAfter: {
    id: 'credits.transactions.balanceAfter',
    defaultMessage: 'Balance {credits, number}',
    description: 'On one line of the list: the balance after this movement.',
  },
  belowZero: {
    id: 'credits.transactions.belowZero',
    defaultMessage:
      'A payment was refunded after its credits had been used. The next credits you get will cover this first.',
    description: 'Over the list, under a balance below zero: why it is so, and what becomes of it.',
  },
  unit: {
    id: 'credits.transactions.unit',
    defaultMessage: 'credits',
    description: 'For screen readers: after an amount such as "+200".',
  },
  signup: {
    id: 'credits.transactions.signup',
    defaultMessage: 'Welcome credits',
    description: 'A line of the list: credits for signing up.',
  },
  purchase: {
    id: 'credits.transactions.purchase',
    defaultMessage: 'Credits bought',
    description: 'A line of the list.',
  },
  message: {
    id: 'credits.transactions.message',
    defaultMessage: 'Message',
    description: 'A line of the list: a message was sent.',
  },
  gift: {
    id: 'credits.transactions.gift',
    defaultMessage: 'Gift',
    description: 'A line of the list: a gift was sent.',
  },
  photo: {
    id: 'credits.transactions.photo',
    defaultMessage: 'Photo in a chat',
    description: 'A line of the list: a photo was sent in a chat.',
  },
  reversal: {
    id: 'credits.transactions.reversal',
    defaultMessage: 'Purchase refunded',
    description: 'A line of the list: a payment was refunded, the credits are gone.',
  },
  restoration: {
    id: 'credits.transactions.restoration',
    defaultMessage: 'Purchase restored',
    description:
      'A line of the list: a purchase that had been taken back counts again (the bank has decided so), the credits are back.',
  },
  withdrawal: {
    id: 'credits.transactions.withdrawal',
    defaultMessage: 'Purchase withdrawn',
    description:
      'A line of the list: the reader has withdrawn from the contract of a purchase, the unused credits are gone.',
  },
  correction: {
    id: 'credits.transactions.correction',
    defaultMessage: 'Correction by customer service',
    description: 'A line of the list.',
  },
  unanswered: {
    id: 'credits.transactions.unanswered',
    defaultMessage: 'No answer: credits back',
    description:
      'A line of the list: nobody answered the reader’s first message to somebody within the days, so what it cost was given back.',
  },
  more: {
    id: 'credits.transactions.more',
    defaultMessage: 'Show older transactions',
    description: 'Button under the list.',
  },
  empty: {
    id: 'credits.transactions.empty',
    defaultMessage: 'No transactions yet',
    description: 'Title in place of the list.',
  },
  emptyText: {
    id: 'credits.transactions.emptyText',
    defaultMessage: 'Everything that happens to your credits will be listed here.',
    description: 'Under that title.',
  },
  detail: {
    id: 'credits.transactions.detail',
    defaultMessage: 'Transaction',
    description: 'Heading of the page of one transaction.',
  },
  kind: {
    id: 'credits.transactions.kind',
    defaultMessage: 'Type',
    description: 'Label on the page of one transaction.',
  },
  amount: {
    id: 'credits.transactions.amount',
    defaultMessage: 'Credits',
    description: 'Label on the page of one transaction.',
  },
  after: {
    id: 'credits.transactions.after',
    defaultMessage: 'Balance after',
    description: 'Label on the page of one transaction.',
  },
  when: {
    id: 'credits.transactions.when',
    defaultMessage: 'Date',
    description: 'Label on the page of one transaction.',
  },
  number: {
    id: 'credits.transactions.number',
    defaultMessage: 'Number',
    description: 'Label on the page of one transaction: its identifier.',
  },
  payment: {
    id: 'credits.transactions.payment',
    defaultMessage: 'Show the payment',
    description: 'Link on the page of a transaction that was bought.',
  },
  all: { id: 'credits.transactions.all', defaultMessage: 'All transactions', description: 'Link back to the list.' },
  gone: {
    id: 'credits.transactions.gone',
    defaultMessage: 'This transaction doesn’t exist',
    description: 'Title in place of the page of one transaction.',
  },
});
