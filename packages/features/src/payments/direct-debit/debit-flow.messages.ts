import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Direct debit on other pages: in the list of methods, and on the page with the result. */
export const debitFlowMessages = defineMessages<{
  readonly after: NoMessageValues;
  readonly hint: NoMessageValues;
  readonly continue: NoMessageValues;
  readonly pending: { readonly date: MessageValue };
  readonly account: NoMessageValues;
  readonly creditor: NoMessageValues;
}>({
  after: {
    id: 'payments.flow.debit',
    defaultMessage:
      'Next, enter your bank account and confirm with a code we’ll text you. Your credits will arrive with the money, usually within a few working days.',
    description: 'Under the payment methods: what happens after the press, for a direct debit.',
  },
  hint: {
    id: 'payments.flow.debitHint',
    defaultMessage: 'From your bank account, takes a few working days',
    description: 'On the tile of the direct debit.',
  },
  continue: {
    id: 'payments.flow.debitContinue',
    defaultMessage: 'Continue to direct debit',
    description: 'Button with a direct debit chosen: leads to the form for the bank account.',
  },
  pending: {
    id: 'payments.result.pendingDebit',
    defaultMessage:
      'We’ll collect the money on {date} or shortly after. Your credits will be added automatically once it has arrived, usually within a few working days. You don’t need to wait here.',
    description: 'Under the title of a payment on its way, for a direct debit.',
  },
  account: {
    id: 'payments.result.account',
    defaultMessage: 'Your account',
    description: 'Label of a detail of a direct debit: the end of the IBAN follows.',
  },
  creditor: {
    id: 'payments.result.creditor',
    defaultMessage: 'Creditor',
    description: 'Label: the company that collects, with its identifier.',
  },
});
