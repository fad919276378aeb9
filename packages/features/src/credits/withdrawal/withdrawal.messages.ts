import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const withdrawalMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly until: { readonly date: MessageValue };
  readonly start: NoMessageValues;
  readonly ask: NoMessageValues;
  readonly askText: NoMessageValues;
  readonly bought: NoMessageValues;
  readonly used: NoMessageValues;
  readonly left: NoMessageValues;
  readonly refunded: NoMessageValues;
  readonly back: NoMessageValues;
  readonly amount: { readonly credits: number | bigint; readonly price: MessageValue };
  readonly confirm: NoMessageValues;
  readonly keep: NoMessageValues;
  readonly changed: NoMessageValues;
  readonly confirmed: { readonly at: MessageValue; readonly price: MessageValue };
  readonly late: { readonly at: MessageValue; readonly price: MessageValue };
  readonly paidBack: { readonly at: MessageValue; readonly price: MessageValue };
  readonly over: { readonly date: MessageValue };
  readonly usedUp: NoMessageValues;
}>({
  title: {
    id: 'credits.withdrawal.title',
    defaultMessage: 'Withdraw from this purchase',
    description:
      'Heading on the page of a purchase: over what the law calls withdrawal from the contract, within 14 days.',
  },
  until: {
    id: 'credits.withdrawal.until',
    defaultMessage: 'You can withdraw until {date}, without giving a reason. You only pay for the credits you’ve used.',
    description: 'Under that heading; date is the last day.',
  },
  start: {
    id: 'credits.withdrawal.start',
    defaultMessage: 'Withdraw from contract here',
    description:
      'Button: the first step of the withdrawal. The wording is that of the law (“withdraw from contract here”).',
  },
  ask: {
    id: 'credits.withdrawal.ask',
    defaultMessage: 'Withdraw from the contract?',
    description: 'Title of the window with the second step.',
  },
  askText: {
    id: 'credits.withdrawal.askText',
    defaultMessage:
      'The unused credits of this purchase are taken from your account at once. Unless you have made another purchase, your Premium ends.',
    description: 'In that window: what follows.',
  },
  bought: {
    id: 'credits.withdrawal.bought',
    defaultMessage: 'Bought',
    description: 'Label of an amount in that window: what was bought.',
  },
  used: {
    id: 'credits.withdrawal.used',
    defaultMessage: 'Used',
    description: 'Label: what of it was used, which is paid for.',
  },
  left: {
    id: 'credits.withdrawal.left',
    defaultMessage: 'Left',
    description: 'Label: the credits that are left.',
  },
  refunded: {
    id: 'credits.withdrawal.refunded',
    defaultMessage: 'Already refunded',
    description: 'Label: money that had gone back before.',
  },
  back: {
    id: 'credits.withdrawal.back',
    defaultMessage: 'You get back',
    description: 'Label: the money that goes back now.',
  },
  amount: {
    id: 'credits.withdrawal.amount',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} · {price}',
    description: 'Beside these labels: credits, and what they cost.',
  },
  confirm: {
    id: 'credits.withdrawal.confirm',
    defaultMessage: 'Confirm withdrawal',
    description: 'Button of the second step. The wording is that of the law (“confirm withdrawal”).',
  },
  keep: {
    id: 'credits.withdrawal.keep',
    defaultMessage: 'Keep the credits',
    description: 'Button that leaves the window without withdrawing.',
  },
  changed: {
    id: 'credits.withdrawal.changed',
    defaultMessage: 'You’ve used credits in the meantime. Here are the new amounts.',
    description: 'Notice: the amounts in the window are other ones than a moment ago.',
  },
  confirmed: {
    id: 'credits.withdrawal.confirmed',
    defaultMessage:
      'You withdrew from this purchase on {at}. {price} will be refunded, the way you paid. The receipt is in your e-mail.',
    description: 'In place of the button after the withdrawal; at is a date with its time, price the money.',
  },
  late: {
    id: 'credits.withdrawal.late',
    defaultMessage:
      'You withdrew from this purchase on {at}. The payment provider hasn’t taken the refund of {price} yet. We keep trying, and customer service knows about it. You don’t need to do anything.',
    description: 'The same where the payment provider does not take the refund.',
  },
  paidBack: {
    id: 'credits.withdrawal.paidBack',
    defaultMessage: 'You withdrew from this purchase on {at}. {price} was refunded, the way you paid.',
    description: 'The same when the money has gone back.',
  },
  over: {
    id: 'credits.withdrawal.over',
    defaultMessage: 'The withdrawal period of this purchase ended on {date}.',
    description: 'In place of the button after the 14 days.',
  },
  usedUp: {
    id: 'credits.withdrawal.usedUp',
    defaultMessage: 'All credits of this purchase have been used, so there is nothing to give back.',
    description: 'In place of the button where nothing is left.',
  },
});
