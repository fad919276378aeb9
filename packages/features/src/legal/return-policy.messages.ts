import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const returnPolicyMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly refundDays: number | bigint };
  readonly periodTitle: NoMessageValues;
  readonly period1: { readonly refundDays: number | bigint };
  readonly howTitle: NoMessageValues;
  readonly how1: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly country: MessageValue;
    readonly email: MessageValue;
  };
  readonly how2: { readonly domain: MessageValue };
  readonly amountTitle: NoMessageValues;
  readonly amount1: NoMessageValues;
  readonly paymentTitle: NoMessageValues;
  readonly payment1: NoMessageValues;
  readonly laterTitle: NoMessageValues;
  readonly later1: NoMessageValues;
  readonly modelTitle: NoMessageValues;
  readonly model1: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly email: MessageValue;
  };
}>({
  title: {
    id: 'legal.returnPolicy.title',
    defaultMessage: 'Cancellations and refunds',
    description: 'Heading of the page about withdrawal and refunds.',
  },
  intro: {
    id: 'legal.returnPolicy.intro',
    defaultMessage:
      'As a consumer you can cancel a purchase of credits, that is, withdraw from the contract, within {refundDays, plural, one {# day} other {# days}}, without giving a reason.',
    description: 'First paragraph of the page about withdrawal and refunds.',
  },
  periodTitle: {
    id: 'legal.returnPolicy.periodTitle',
    defaultMessage: 'The withdrawal period',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  period1: {
    id: 'legal.returnPolicy.period1',
    defaultMessage:
      'It begins on the day of the purchase and ends after {refundDays, plural, one {# day} other {# days}}. It is enough to send your message before it ends.',
    description: 'Paragraph below “The withdrawal period” in the page about withdrawal and refunds.',
  },
  howTitle: {
    id: 'legal.returnPolicy.howTitle',
    defaultMessage: 'How to withdraw',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  how1: {
    id: 'legal.returnPolicy.how1',
    defaultMessage:
      'Tell us clearly that you are withdrawing, by e-mail to {email} or by letter to {company}, {address}, {city}, {country}. Give your username or e-mail address and the date of the purchase. We will confirm by e-mail at once when we received it.',
    description: 'Paragraph below “How to withdraw” in the page about withdrawal and refunds.',
  },
  how2: {
    id: 'legal.returnPolicy.how2',
    defaultMessage:
      'It is quickest online: open the purchase at {domain}/transactions and press “Withdraw from contract here”. You see the amount, confirm, and the receipt comes by e-mail at once.',
    description:
      'First paragraph below “How to withdraw”; the quoted words are those of the button, the address becomes a link.',
  },
  amountTitle: {
    id: 'legal.returnPolicy.amountTitle',
    defaultMessage: 'What you get back',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  amount1: {
    id: 'legal.returnPolicy.amount1',
    defaultMessage:
      'If you have not used any of the credits, you get everything back. If you asked us to begin before the withdrawal period was over and have used some, you pay for those at your package’s price per credit, and get back the rest. You see the amount before you confirm.',
    description: 'Paragraph below “What you get back” in the page about withdrawal and refunds.',
  },
  paymentTitle: {
    id: 'legal.returnPolicy.paymentTitle',
    defaultMessage: 'How you get it back',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  payment1: {
    id: 'legal.returnPolicy.payment1',
    defaultMessage:
      'Within 14 days, using the payment method you paid with, at no cost. The credits are taken from your account at the same time.',
    description: 'Paragraph below “How you get it back” in the page about withdrawal and refunds.',
  },
  laterTitle: {
    id: 'legal.returnPolicy.laterTitle',
    defaultMessage: 'After the withdrawal period',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  later1: {
    id: 'legal.returnPolicy.later1',
    defaultMessage:
      'Credits you have not used do not expire. If something went wrong, such as a payment taken twice, tell us at any time and we will put it right.',
    description: 'Paragraph below “After the withdrawal period” in the page about withdrawal and refunds.',
  },
  modelTitle: {
    id: 'legal.returnPolicy.modelTitle',
    defaultMessage: 'Example text',
    description: 'Heading of a section in the page about withdrawal and refunds.',
  },
  model1: {
    id: 'legal.returnPolicy.model1',
    defaultMessage:
      '“To {company}, {address}, {city}, {email}: I withdraw from the contract for the purchase of credits on (date). My username or e-mail address: … Name, date.” You can use this text, but you do not have to.',
    description: 'Paragraph below “Example text” in the page about withdrawal and refunds.',
  },
});
