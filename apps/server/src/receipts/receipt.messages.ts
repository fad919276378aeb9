import { defineMessages } from '@formatjs/intl';
import type { NoMessageValues, MessageValue } from '@formatjs/intl';

/** A receipt or credit note as PDF. */
export const receiptMessages = defineMessages<{
  readonly receipt: NoMessageValues;
  readonly creditNote: NoMessageValues;
  readonly correction: NoMessageValues;
  readonly number: NoMessageValues;
  readonly issued: NoMessageValues;
  readonly paid: NoMessageValues;
  readonly about: NoMessageValues;
  readonly seller: NoMessageValues;
  readonly registration: { readonly number: MessageValue };
  readonly vatNumber: { readonly number: MessageValue };
  readonly what: NoMessageValues;
  readonly amount: NoMessageValues;
  readonly net: NoMessageValues;
  readonly vat: { readonly country: MessageValue; readonly rate: MessageValue };
  readonly untaxed: { readonly country: MessageValue };
  readonly total: NoMessageValues;
  readonly back: NoMessageValues;
  readonly again: NoMessageValues;
  readonly included: NoMessageValues;
  readonly wentBack: NoMessageValues;
  readonly paidAgain: NoMessageValues;
  readonly help: { readonly email: MessageValue };
}>({
  receipt: {
    id: 'receipts.pdf.receipt',
    defaultMessage: 'Receipt',
    description: 'Title of a receipt as PDF, and of its line in the table of everything.',
  },
  creditNote: {
    id: 'receipts.pdf.creditNote',
    defaultMessage: 'Credit note',
    description: 'Title of a document that says what of a purchase has gone back, and of its line in that table.',
  },
  correction: {
    id: 'receipts.pdf.correction',
    defaultMessage: 'Correction of a credit note',
    description: 'Title of a document for an amount that had gone back and was paid again: a dispute was won.',
  },
  number: { id: 'receipts.pdf.number', defaultMessage: 'Number', description: 'Label on a receipt.' },
  issued: {
    id: 'receipts.pdf.issued',
    defaultMessage: 'Date',
    description: 'Label on a receipt: the day it was written.',
  },
  paid: {
    id: 'receipts.pdf.paid',
    defaultMessage: 'Paid on',
    description: 'Label on a receipt: before the day of the payment.',
  },
  about: {
    id: 'receipts.pdf.about',
    defaultMessage: 'Belongs to',
    description: 'Label on a credit note: before the number and the day of the receipt that it belongs to.',
  },
  seller: {
    id: 'receipts.pdf.seller',
    defaultMessage: 'Sold by',
    description: 'Heading over name and address of the company on a receipt.',
  },
  registration: {
    id: 'receipts.pdf.registration',
    defaultMessage: 'Company register: {number}',
    description: 'Under that address: the company’s number in the register.',
  },
  vatNumber: {
    id: 'receipts.pdf.vatNumber',
    defaultMessage: 'VAT number: {number}',
    description: 'Under that address.',
  },
  what: {
    id: 'receipts.pdf.what',
    defaultMessage: 'Description',
    description: 'Heading of a column on a receipt: what was bought.',
  },
  amount: {
    id: 'receipts.pdf.amount',
    defaultMessage: 'Amount',
    description: 'Heading of the column with the amount.',
  },
  net: { id: 'receipts.pdf.net', defaultMessage: 'Before VAT', description: 'On a receipt: the amount without VAT.' },
  vat: {
    id: 'receipts.pdf.vat',
    defaultMessage: 'VAT {rate} ({country})',
    description: 'On a receipt: the VAT, with its rate ("19 %") and the country whose rate it is.',
  },
  untaxed: {
    id: 'receipts.pdf.untaxed',
    defaultMessage: 'No VAT ({country})',
    description: 'On a receipt in place of the VAT, for countries where none is owed.',
  },
  total: { id: 'receipts.pdf.total', defaultMessage: 'Total paid', description: 'The sum of a receipt.' },
  back: { id: 'receipts.pdf.back', defaultMessage: 'Total returned', description: 'The sum of a credit note.' },
  again: {
    id: 'receipts.pdf.again',
    defaultMessage: 'Total paid again',
    description: 'The sum of a correction: what is paid again.',
  },
  included: {
    id: 'receipts.pdf.included',
    defaultMessage: 'The price includes VAT at the rate of the country you live in.',
    description: 'Small print of a receipt.',
  },
  wentBack: {
    id: 'receipts.pdf.wentBack',
    defaultMessage: 'This amount of your purchase has been returned to you.',
    description: 'Small print of a credit note.',
  },
  paidAgain: {
    id: 'receipts.pdf.paidAgain',
    defaultMessage: 'This amount had been returned to you and has now been paid again.',
    description: 'Small print of a correction.',
  },
  help: {
    id: 'receipts.pdf.help',
    defaultMessage: 'If you have questions, write to {email} with the number above.',
    description: 'Last line of a receipt; email is the address of customer service.',
  },
});
