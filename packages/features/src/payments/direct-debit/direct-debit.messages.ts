import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** The page on which a package is paid by SEPA direct debit (PAY-05). */
export const debitMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly holder: NoMessageValues;
  readonly iban: NoMessageValues;
  readonly street: NoMessageValues;
  readonly houseNumber: NoMessageValues;
  readonly zip: NoMessageValues;
  readonly city: NoMessageValues;
  readonly phone: NoMessageValues;
  readonly phoneHint: NoMessageValues;
  readonly callingCode: NoMessageValues;
  readonly next: NoMessageValues;
  readonly mandateTitle: NoMessageValues;
  readonly mandate: { readonly address: MessageValue; readonly creditor: MessageValue; readonly id: MessageValue };
  readonly notice: { readonly date: MessageValue };
  readonly reference: NoMessageValues;
  readonly sent: { readonly end: MessageValue; readonly minutes: number | bigint };
  readonly otp: NoMessageValues;
  readonly codeInvalid: NoMessageValues;
  readonly codeOver: NoMessageValues;
  readonly back: NoMessageValues;
  readonly resend: NoMessageValues;
  readonly resendIn: { readonly seconds: number | bigint };
  readonly ibanInvalid: NoMessageValues;
  readonly ibanCountry: NoMessageValues;
  readonly phoneInvalid: NoMessageValues;
  readonly smsFailed: NoMessageValues;
  readonly blocked: NoMessageValues;
  readonly blockedText: NoMessageValues;
  readonly limitReached: NoMessageValues;
  readonly limitText: NoMessageValues;
  readonly notOffered: NoMessageValues;
  readonly noPackage: NoMessageValues;
  readonly others: NoMessageValues;
}>({
  title: {
    id: 'payments.debit.title',
    defaultMessage: 'Pay by direct debit',
    description: 'Heading of the page where the reader enters a bank account for a SEPA direct debit.',
  },
  holder: {
    id: 'payments.debit.holder',
    defaultMessage: 'Account holder',
    description: 'Field: name of the owner of the bank account.',
  },
  iban: { id: 'payments.debit.iban', defaultMessage: 'IBAN', description: 'Field: number of the bank account.' },
  street: {
    id: 'payments.debit.street',
    defaultMessage: 'Street',
    description: 'Field of the address of the account holder.',
  },
  houseNumber: {
    id: 'payments.debit.houseNumber',
    defaultMessage: 'Number',
    description: 'Field: house number. Very little room.',
  },
  zip: { id: 'payments.debit.zip', defaultMessage: 'Postcode', description: 'Field of the address. Very little room.' },
  city: { id: 'payments.debit.city', defaultMessage: 'City', description: 'Field of the address.' },
  phone: {
    id: 'payments.debit.phone',
    defaultMessage: 'Mobile number',
    description: 'Field: telephone number for text messages.',
  },
  phoneHint: {
    id: 'payments.debit.phoneHint',
    defaultMessage: 'We’ll text a code to this number.',
    description: 'Under that field.',
  },
  callingCode: {
    id: 'payments.debit.callingCode',
    defaultMessage: 'Country calling code',
    description: 'Name of the chooser in front of the mobile number, for screen readers.',
  },
  next: {
    id: 'payments.debit.next',
    defaultMessage: 'Send me the code',
    description: 'Button: sends the text message with the code.',
  },
  mandateTitle: {
    id: 'payments.debit.mandateTitle',
    defaultMessage: 'SEPA direct debit mandate',
    description: 'Heading of the text in which the reader allows the debit.',
  },
  mandate: {
    id: 'payments.debit.mandate',
    defaultMessage:
      'By ordering, you authorise {creditor}, {address} (creditor identifier {id}), to collect this one payment from your account, and your bank to debit your account as instructed. You can have your bank return the amount within eight weeks of the debit, under the terms of your agreement with your bank.',
    description:
      'The text of a SEPA mandate for one payment. Use the wording that banks and the European Payments Council use.',
  },
  notice: {
    id: 'payments.debit.notice',
    defaultMessage:
      'We’ll collect the money on {date} or shortly after, and tell you the details by e-mail at least a day before.',
    description: 'Under the mandate: when the money is collected. {date} is a date with its month in words.',
  },
  reference: {
    id: 'payments.debit.reference',
    defaultMessage: 'Mandate reference',
    description: 'Label: the reference of the SEPA mandate follows.',
  },
  sent: {
    id: 'payments.debit.sent',
    defaultMessage:
      'We’ve texted a code to the number ending in {end}. It’s valid for {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'After the text message was sent; {end} are the last digits of the number.',
  },
  otp: {
    id: 'payments.debit.otp',
    defaultMessage: 'Code from the text message',
    description: 'Field: the six digits of the text message.',
  },
  codeInvalid: {
    id: 'payments.debit.codeInvalid',
    defaultMessage: 'Code invalid',
    description: 'The code that was typed is not the one that was sent.',
  },
  codeOver: {
    id: 'payments.debit.codeOver',
    defaultMessage: 'This code is no longer valid. Send another one.',
    description: 'The code was too old, or was tried too often. A button that sends another one stands below.',
  },
  back: {
    id: 'payments.debit.back',
    defaultMessage: 'Change your details',
    description: 'Button: back to account and address.',
  },
  resend: {
    id: 'payments.debit.resend',
    defaultMessage: 'Send another code',
    description: 'Button: sends the text message again, with another code.',
  },
  resendIn: {
    id: 'payments.debit.resendIn',
    defaultMessage: 'Another code in {seconds, plural, one {# second} other {# seconds}}',
    description: 'In place of that button while it has to wait.',
  },
  ibanInvalid: {
    id: 'payments.debit.ibanInvalid',
    defaultMessage: 'This IBAN has a typo. Compare it with your bank card.',
    description: 'Under the field for the IBAN.',
  },
  ibanCountry: {
    id: 'payments.debit.ibanCountry',
    defaultMessage: 'Direct debit only works with accounts in the SEPA area.',
    description: 'Under the field for the IBAN: its country does not take part in SEPA.',
  },
  phoneInvalid: {
    id: 'payments.debit.phoneInvalid',
    defaultMessage: 'Enter a mobile number from one of the countries in the list.',
    description: 'Under the field for the mobile number.',
  },
  smsFailed: {
    id: 'payments.debit.smsFailed',
    defaultMessage: 'The text message couldn’t be sent. You haven’t been charged. Try again in a minute.',
    description: 'Nobody could send the text message.',
  },
  blocked: {
    id: 'payments.debit.blocked',
    defaultMessage: 'Your account is blocked for direct debit payments',
    description: 'Title in place of the form.',
  },
  blockedText: {
    id: 'payments.debit.blockedText',
    defaultMessage:
      'Your bank returned an earlier direct debit. You can pay in any other way. If you have questions, write to customer service.',
    description: 'Under that title.',
  },
  limitReached: {
    id: 'payments.debit.limitReached',
    defaultMessage: 'Your limit for direct debit payments has been reached',
    description: 'Title in place of the form.',
  },
  limitText: {
    id: 'payments.debit.limitText',
    defaultMessage:
      'Banks can still return your earlier direct debits for a while. Until then, choose another way to pay.',
    description: 'Under that title: too much of what was paid by debit could still be sent back.',
  },
  notOffered: {
    id: 'payments.debit.notOffered',
    defaultMessage: 'Direct debit isn’t available for this order',
    description: 'Title in place of the form: not in this country, or not at the moment.',
  },
  noPackage: {
    id: 'payments.debit.noPackage',
    defaultMessage: 'Choose a package first',
    description: 'Title of the page when its address names nothing to buy.',
  },
  others: {
    id: 'payments.debit.others',
    defaultMessage: 'Choose another way to pay',
    description: 'Link to all payment methods of this order.',
  },
});
