import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const footerMessages = defineMessages<{
  readonly label: { readonly name: MessageValue };
  readonly placeholder: NoMessageValues;
  readonly send: NoMessageValues;
  readonly counter: { readonly max: number | bigint; readonly used: number | bigint };
  readonly counterLarge: { readonly max: number | bigint; readonly used: number | bigint };
  readonly price: { readonly credits: number | bigint };
  readonly priceWithMoney: { readonly credits: number | bigint; readonly money: MessageValue };
  readonly balance: { readonly credits: number | bigint };
  readonly balanceLast: { readonly credits: number | bigint };
  readonly tools: NoMessageValues;
  readonly icebreakers: NoMessageValues;
  readonly gifts: NoMessageValues;
  readonly noCreditsTitle: NoMessageValues;
  readonly noCreditsText: { readonly cost: number | bigint; readonly credits: number | bigint };
  readonly noCreditsShort: { readonly cost: number | bigint; readonly credits: number | bigint };
  readonly promisedTitle: NoMessageValues;
  readonly promisedText: { readonly credits: number | bigint; readonly promised: number | bigint };
  readonly buy: NoMessageValues;
  readonly limitTitle: NoMessageValues;
  readonly limitText: NoMessageValues;
  readonly premium: NoMessageValues;
  readonly goneTitle: NoMessageValues;
  readonly offlineTitle: NoMessageValues;
  readonly offlineText: NoMessageValues;
  readonly chooseIcebreaker: NoMessageValues;
}>({
  label: {
    id: 'chat.footer.label',
    defaultMessage: 'Message to {name}',
    description: 'For screen readers: name of the text field.',
  },
  placeholder: {
    id: 'chat.footer.placeholder',
    defaultMessage: 'Write a message',
    description: 'In the empty text field.',
  },
  send: {
    id: 'chat.footer.send',
    defaultMessage: 'Send',
    description: 'For screen readers: button beside the text field.',
  },
  counter: {
    id: 'chat.footer.counter',
    defaultMessage: '{used, number} of {max, number} characters',
    description: 'Under a long text: how much of the possible length is used.',
  },
  counterLarge: {
    id: 'chat.footer.counterLarge',
    defaultMessage: '{used, number} of {max, number} characters. Some of yours count as more than one.',
    description: 'The same where emojis of many parts, or letters with many marks, count as several characters each.',
  },
  price: {
    id: 'chat.footer.price',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'What a message costs, beside the send button.',
  },
  priceWithMoney: {
    id: 'chat.footer.priceWithMoney',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} · {money}',
    description:
      'What a message costs, beside the send button: credits, and what they cost in money. One line of a phone: keep it short.',
  },
  balance: {
    id: 'chat.footer.balance',
    defaultMessage: '{credits, plural, one {# credit left} other {# credits left}}',
    description: 'Under the text field, always: what the reader can still spend. Keep it short.',
  },
  balanceLast: {
    id: 'chat.footer.balanceLast',
    defaultMessage:
      '{credits, plural, one {# credit left, enough for one more message} other {# credits left, enough for one more message}}',
    description: 'The same when only one more message can be paid. Calm: nothing is wrong.',
  },
  tools: {
    id: 'chat.footer.tools',
    defaultMessage: 'Add something',
    description:
      'For screen readers: button with a plus beside the text field that shows icebreakers, gifts and photos.',
  },
  icebreakers: {
    id: 'chat.footer.icebreakers',
    defaultMessage: 'Icebreakers',
    description: 'Button that opens ready-made first messages.',
  },
  gifts: { id: 'chat.footer.gifts', defaultMessage: 'Gifts', description: 'Button that opens gifts to send.' },
  noCreditsTitle: {
    id: 'chat.footer.noCreditsTitle',
    defaultMessage: 'You do not have enough credits',
    description: 'Title over the text field.',
  },
  noCreditsText: {
    id: 'chat.footer.noCreditsText',
    defaultMessage:
      'A message costs {cost, plural, one {# credit} other {# credits}}. You have {credits, number}. What you’ve typed stays here.',
    description: 'Under that title, when the reader has typed something.',
  },
  noCreditsShort: {
    id: 'chat.footer.noCreditsShort',
    defaultMessage: 'A message costs {cost, plural, one {# credit} other {# credits}}. You have {credits, number}.',
    description: 'Under that title, when nothing is typed.',
  },
  promisedTitle: {
    id: 'chat.footer.promisedTitle',
    defaultMessage: 'Your unsent messages will use up your credits',
    description: 'Title over the text field: messages that are not sent yet will use the credits the reader has.',
  },
  promisedText: {
    id: 'chat.footer.promisedText',
    defaultMessage:
      'They’ll use {promised, number} of your {credits, plural, one {# credit} other {# credits}}. Buy more credits to keep writing. What you’ve typed stays here.',
    description: 'Under that title: messages wait for a connection, or behind one that was not sent.',
  },
  buy: { id: 'chat.footer.buy', defaultMessage: 'Buy credits', description: 'Link beside that text.' },
  limitTitle: {
    id: 'chat.footer.limitTitle',
    defaultMessage: 'You’ve used all your free conversations',
    description: 'Title over the text field, for a free member who begins one conversation too many.',
  },
  limitText: {
    id: 'chat.footer.limitText',
    defaultMessage:
      'Premium members can start as many as they like. You can still reply to everyone who writes to you.',
    description: 'Under that title.',
  },
  premium: { id: 'chat.footer.premium', defaultMessage: 'Get Premium', description: 'Link beside that text.' },
  goneTitle: {
    id: 'chat.footer.goneTitle',
    defaultMessage: 'This member can no longer be reached',
    description: 'Over the text field when the other member left or blocked the reader; we do not say which.',
  },
  offlineTitle: {
    id: 'chat.footer.offlineTitle',
    defaultMessage: 'You’re offline',
    description: 'Title over the text field.',
  },
  offlineText: {
    id: 'chat.footer.offlineText',
    defaultMessage: 'Anything you send now will go out automatically once you’re back online.',
    description: 'Under that title.',
  },
  chooseIcebreaker: {
    id: 'chat.icebreakers.choose',
    defaultMessage: 'Choose an icebreaker',
    description: 'Title of a window with ready-made first messages.',
  },
});
