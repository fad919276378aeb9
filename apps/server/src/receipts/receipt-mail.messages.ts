import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The receipt of a purchase, by mail. Its details use the words of the PDF. */
export const receiptMailMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly credits: number | bigint };
  readonly closing: { readonly days: number | bigint };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'receipts.mail.subject',
    defaultMessage: 'Your receipt: {site}',
    description: 'Subject of the mail that confirms a purchase of credits once it is paid.',
  },
  heading: {
    id: 'receipts.mail.heading',
    defaultMessage: 'Thank you for your purchase',
    description: 'Heading in that mail.',
  },
  lead: {
    id: 'receipts.mail.lead',
    defaultMessage:
      'We’ve received your payment and added {credits, plural, one {# credit} other {# credits}} to your account. Keep this e-mail as your receipt.',
    description: 'What the mail says first. Number, day, price and seller follow.',
  },
  closing: {
    id: 'receipts.mail.closing',
    defaultMessage:
      'You can withdraw from this contract within {days, plural, one {# day} other {# days}}: you’ll find the button on the page of your purchase, next to the PDF receipt.',
    description: 'After the details: the law asks to say that a contract can be withdrawn from.',
  },
  button: {
    id: 'receipts.mail.button',
    defaultMessage: 'See your purchase',
    description: 'Button in that mail: opens the page of the purchase.',
  },
  note: {
    id: 'receipts.mail.note',
    defaultMessage: 'If you don’t recognise this payment, write to customer service.',
    description: 'Small print at the end of that mail.',
  },
});
