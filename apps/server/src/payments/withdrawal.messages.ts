import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The receipt of a withdrawal, by mail. */
export const withdrawalMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly at: MessageValue };
  readonly order: NoMessageValues;
  readonly bought: { readonly at: number | Date; readonly credits: number | bigint; readonly price: MessageValue };
  readonly credits: NoMessageValues;
  readonly counted: { readonly kept: MessageValue; readonly taken: number | bigint; readonly used: number | bigint };
  readonly back: NoMessageValues;
  readonly closing: { readonly days: number | bigint };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'withdrawal.mail.subject',
    defaultMessage: 'We’ve received your withdrawal: {site}',
    description: 'Subject of the mail that confirms a withdrawal from the contract of a purchase of credits.',
  },
  heading: {
    id: 'withdrawal.mail.heading',
    defaultMessage: 'Your withdrawal is confirmed',
    description: 'Heading in that mail.',
  },
  lead: {
    id: 'withdrawal.mail.lead',
    defaultMessage:
      'You have withdrawn from the contract of this purchase. We received your withdrawal on {at}. Keep this e-mail as your receipt.',
    description: 'What the mail says first: the law asks for date and time of the withdrawal.',
  },
  order: { id: 'withdrawal.mail.order', defaultMessage: 'Purchase', description: 'Label of a detail in that mail.' },
  bought: {
    id: 'withdrawal.mail.bought',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} for {price}, bought on {at, date, long}',
    description: 'What was bought, under that label; the number of the order follows.',
  },
  credits: { id: 'withdrawal.mail.credits', defaultMessage: 'Credits', description: 'Label of a detail in that mail.' },
  counted: {
    id: 'withdrawal.mail.counted',
    defaultMessage: 'Used: {used, number}, which costs {kept}. Taken from your account: {taken, number}.',
    description: 'How the amount comes about, under that label.',
  },
  back: { id: 'withdrawal.mail.back', defaultMessage: 'You get back', description: 'Label of a detail in that mail.' },
  closing: {
    id: 'withdrawal.mail.closing',
    defaultMessage:
      'You’ll get the money back the way you paid, within {days, plural, one {# day} other {# days}} and at no cost.',
    description: 'After the details.',
  },
  button: {
    id: 'withdrawal.mail.button',
    defaultMessage: 'Your transactions',
    description: 'Button in that mail: opens the list of transactions.',
  },
  note: {
    id: 'withdrawal.mail.note',
    defaultMessage: 'If you have questions, write to customer service with the number of the purchase.',
    description: 'Small print at the end of that mail.',
  },
});
