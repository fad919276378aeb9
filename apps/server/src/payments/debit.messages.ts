import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The SMS with the code of a direct debit, and the two mails about one. */
export const debitMessages = defineMessages<{
  readonly sms: {
    readonly amount: MessageValue;
    readonly code: MessageValue;
    readonly minutes: number | bigint;
    readonly site: MessageValue;
  };
  readonly noticeSubject: { readonly site: MessageValue };
  readonly noticeHeading: NoMessageValues;
  readonly noticeLead: { readonly amount: MessageValue; readonly date: MessageValue };
  readonly amount: NoMessageValues;
  readonly account: NoMessageValues;
  readonly creditor: NoMessageValues;
  readonly reference: NoMessageValues;
  readonly order: NoMessageValues;
  readonly credits: { readonly credits: number | bigint };
  readonly noticeClosing: NoMessageValues;
  readonly noticeButton: NoMessageValues;
  readonly noticeNote: NoMessageValues;
  readonly returnedSubject: { readonly site: MessageValue };
  readonly returnedHeading: NoMessageValues;
  readonly returnedLead: { readonly amount: MessageValue };
  readonly returnedClosing: NoMessageValues;
  readonly returnedButton: NoMessageValues;
  readonly returnedNote: NoMessageValues;
}>({
  sms: {
    id: 'debit.sms',
    defaultMessage:
      '{code} is your code for the direct debit of {amount} at {site}. It’s valid for {minutes, plural, one {# minute} other {# minutes}}. Don’t share it with anyone.',
    description:
      'Text message with the code that confirms a direct debit. As short as can be: it is paid by its length.',
  },
  noticeSubject: {
    id: 'debit.notice.subject',
    defaultMessage: 'Your direct debit: {site}',
    description: 'Subject of the mail that announces a direct debit.',
  },
  noticeHeading: {
    id: 'debit.notice.heading',
    defaultMessage: 'We’ll collect your payment by direct debit',
    description: 'Heading in that mail.',
  },
  noticeLead: {
    id: 'debit.notice.lead',
    defaultMessage:
      'We’ll collect {amount} from your bank account on {date} or shortly after. This is a single payment, not a subscription.',
    description: 'What that mail says first.',
  },
  amount: { id: 'debit.notice.amount', defaultMessage: 'Amount', description: 'Label of a detail in that mail.' },
  account: {
    id: 'debit.notice.account',
    defaultMessage: 'Your account (IBAN)',
    description: 'Label of a detail in that mail: the last characters of the IBAN follow.',
  },
  creditor: {
    id: 'debit.notice.creditor',
    defaultMessage: 'Creditor and creditor identifier',
    description: 'Label of a detail in that mail: the company that collects, and its SEPA creditor identifier.',
  },
  reference: {
    id: 'debit.notice.reference',
    defaultMessage: 'Mandate reference',
    description: 'Label of a detail in that mail: the reference of the SEPA mandate.',
  },
  order: { id: 'debit.notice.order', defaultMessage: 'Purchase', description: 'Label of a detail in that mail.' },
  credits: {
    id: 'debit.notice.credits',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'What was bought, under that label; the number of the order follows.',
  },
  noticeClosing: {
    id: 'debit.notice.closing',
    defaultMessage:
      'Your credits will be added as soon as the money has arrived. This usually takes a few working days.',
    description: 'After the details.',
  },
  noticeButton: {
    id: 'debit.notice.button',
    defaultMessage: 'See your payment',
    description: 'Button in that mail: opens the page of the payment.',
  },
  noticeNote: {
    id: 'debit.notice.note',
    defaultMessage:
      'You can have your bank return the amount within eight weeks of the debit. If you don’t recognise this payment, write to customer service.',
    description: 'Small print at the end of that mail.',
  },
  returnedSubject: {
    id: 'debit.returned.subject',
    defaultMessage: 'Your direct debit was returned: {site}',
    description: 'Subject of the mail to a member whose bank has returned a direct debit.',
  },
  returnedHeading: {
    id: 'debit.returned.heading',
    defaultMessage: 'Your bank returned a direct debit',
    description: 'Heading in that mail.',
  },
  returnedLead: {
    id: 'debit.returned.lead',
    defaultMessage:
      'You have {amount} back in your account. We’ve taken the credits of this purchase out of your account here. You don’t need to do anything.',
    description: 'What that mail says first, in a friendly way: nobody is accused.',
  },
  returnedClosing: {
    id: 'debit.returned.closing',
    defaultMessage: 'Direct debit isn’t available to you for now. Every other way to pay still is.',
    description: 'After the details.',
  },
  returnedButton: {
    id: 'debit.returned.button',
    defaultMessage: 'Your credits',
    description: 'Button in that mail: opens the page with the packages of credits.',
  },
  returnedNote: {
    id: 'debit.returned.note',
    defaultMessage:
      'If you didn’t ask for this, or if you have questions, write to customer service. We’re happy to help.',
    description: 'Small print at the end of that mail.',
  },
});
