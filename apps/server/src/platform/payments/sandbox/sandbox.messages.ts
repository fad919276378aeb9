import { defineMessages } from '@formatjs/intl';

/** The sandbox provider’s page: it does not belong to the site, so it has its own words. */
export const sandboxMessages = defineMessages({
  title: {
    id: 'sandbox.title',
    defaultMessage: 'Test payment',
    description: 'Title of the page on which a payment is only tried out.',
  },
  notice: {
    id: 'sandbox.notice',
    defaultMessage: 'This is a test page. No money is taken.',
    description: 'Says that nothing here is real.',
  },
  amount: { id: 'sandbox.amount', defaultMessage: 'Amount', description: 'Label before an amount of money.' },
  method: {
    id: 'sandbox.method',
    defaultMessage: 'Payment method',
    description: 'Label before the name of a payment method.',
  },
  pay: { id: 'sandbox.pay', defaultMessage: 'Pay', description: 'Button: the payment succeeds.' },
  fail: {
    id: 'sandbox.fail',
    defaultMessage: 'Let the payment fail',
    description: 'Button: the payment fails, to see what the site does then.',
  },
  cancel: { id: 'sandbox.cancel', defaultMessage: 'Cancel', description: 'Button: the payment is cancelled.' },
  giveBack: {
    id: 'sandbox.giveBack',
    defaultMessage: 'Let the bank return it',
    description:
      'Button at a direct debit that was paid: the bank sends the money back, to see what the site does then.',
  },
  done: {
    id: 'sandbox.done',
    defaultMessage: 'This payment is finished.',
    description: 'For a payment that was decided before.',
  },
  back: { id: 'sandbox.back', defaultMessage: 'Back to the site', description: 'Link to the shop.' },
});
