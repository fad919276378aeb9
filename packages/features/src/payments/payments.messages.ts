import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue, MessageTag } from 'react-intl';

export const checkoutMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly method: NoMessageValues;
  readonly noMethods: NoMessageValues;
  readonly order: NoMessageValues;
  readonly credits: { readonly count: number | bigint };
  readonly discount: { readonly percentage: number | bigint };
  readonly total: NoMessageValues;
  readonly pay: { readonly price: MessageValue };
  readonly once: NoMessageValues;
  readonly redirect: NoMessageValues;
  readonly terms: { readonly days: number | bigint; readonly terms: MessageTag; readonly withdraw: MessageTag };
  readonly otherPackage: NoMessageValues;
  readonly priceChanged: NoMessageValues;
  readonly codeGone: NoMessageValues;
  readonly unknownPackage: NoMessageValues;
  readonly codeQuestion: NoMessageValues;
  readonly welcomeDiscount: NoMessageValues;
  readonly code: NoMessageValues;
  readonly codeApply: NoMessageValues;
  readonly codeRemove: NoMessageValues;
  readonly codeMinimum: { readonly price: MessageValue };
  readonly codeOtherPackage: NoMessageValues;
  readonly codeOtherMethods: NoMessageValues;
  readonly codeForMethods: { readonly methods: MessageValue };
  readonly chooseMethod: NoMessageValues;
  readonly methodEnded: { readonly method: MessageValue };
  readonly methodNotHere: { readonly method: MessageValue };
  readonly methodUnknown: NoMessageValues;
}>({
  title: {
    id: 'payments.checkout.title',
    defaultMessage: 'Payment',
    description: 'Heading of the page where the reader pays for a package of credits.',
  },
  method: {
    id: 'payments.checkout.method',
    defaultMessage: 'How do you want to pay?',
    description: 'Over the payment methods.',
  },
  noMethods: {
    id: 'payments.checkout.noMethods',
    defaultMessage: 'Payments aren’t possible right now',
    description: 'In place of the payment methods when there is none.',
  },
  order: {
    id: 'payments.checkout.order',
    defaultMessage: 'Your order',
    description: 'Heading of the summary above the pay button.',
  },
  credits: {
    id: 'payments.checkout.credits',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'A line of the order.',
  },
  discount: {
    id: 'payments.checkout.discount',
    defaultMessage: 'Discount {percentage, number}%',
    description: 'A line of the order.',
  },
  total: {
    id: 'payments.checkout.total',
    defaultMessage: 'Total',
    description: 'Last line of the order; the price follows.',
  },
  pay: {
    id: 'payments.checkout.pay',
    defaultMessage: 'Order and pay {price}',
    description:
      'The order button. By law it must say that pressing it costs money; in German exactly "Zahlungspflichtig bestellen" with the price.',
  },
  once: {
    id: 'payments.checkout.once',
    defaultMessage: 'One payment. Nothing renews automatically, and credits don’t expire.',
    description: 'Under the total.',
  },
  redirect: {
    id: 'payments.checkout.redirect',
    defaultMessage: 'You’ll pay on our payment provider’s secure page and then come back here.',
    description: 'Under the order button.',
  },
  terms: {
    id: 'payments.checkout.terms',
    defaultMessage:
      'The <terms>terms and conditions</terms> apply. You have {days, plural, one {# day} other {# days}} to <withdraw>withdraw from the contract</withdraw>.',
    description: 'Small print at the order button, with two links.',
  },
  otherPackage: {
    id: 'payments.checkout.otherPackage',
    defaultMessage: 'Choose another package',
    description: 'Link back to the packages.',
  },
  priceChanged: {
    id: 'payments.checkout.priceChanged',
    defaultMessage: 'You haven’t been charged. The price has changed, so check the new total.',
    description: 'Notice when the price is another one than the reader saw on the button.',
  },
  codeGone: {
    id: 'payments.checkout.codeGone',
    defaultMessage: 'You haven’t been charged. The discount no longer applies, so check the new total.',
    description: 'Notice when a discount ended or was used already.',
  },
  unknownPackage: {
    id: 'payments.checkout.unknownPackage',
    defaultMessage: 'This package is no longer offered',
    description: 'Title in place of the payment page.',
  },
  codeQuestion: {
    id: 'payments.checkout.codeQuestion',
    defaultMessage: 'Do you have a discount code?',
    description: 'Button in the order that opens the field for a code.',
  },
  welcomeDiscount: {
    id: 'payments.checkout.welcomeDiscount',
    defaultMessage: 'Welcome discount',
    description: 'Name of the discount that new members get in their first hours, instead of its code.',
  },
  code: { id: 'payments.checkout.code', defaultMessage: 'Discount code', description: 'Name of that field.' },
  codeApply: {
    id: 'payments.checkout.codeApply',
    defaultMessage: 'Apply',
    description: 'Button inside that field: the price is made with the code. Short, there is little room.',
  },
  codeRemove: {
    id: 'payments.checkout.codeRemove',
    defaultMessage: 'Remove',
    description: 'Button beside a discount code that applies: the order goes on without it. Short.',
  },
  codeMinimum: {
    id: 'payments.checkout.codeMinimum',
    defaultMessage: 'This code is for orders of {price} or more.',
    description: 'Under the field for a discount code. price is an amount of money.',
  },
  codeOtherPackage: {
    id: 'payments.checkout.codeOtherPackage',
    defaultMessage: 'This code doesn’t apply to this package.',
    description: 'Under the field for a discount code.',
  },
  codeOtherMethods: {
    id: 'payments.checkout.codeOtherMethods',
    defaultMessage: 'This code is for other payment methods.',
    description: 'Under the field for a discount code, when none of the methods shown allows it.',
  },
  codeForMethods: {
    id: 'payments.checkout.codeForMethods',
    defaultMessage: 'This discount applies when you pay with: {methods}.',
    description:
      'At the discount code, while another payment method is chosen. methods: names of payment methods, "PayPal or Apple Pay".',
  },
  chooseMethod: {
    id: 'payments.checkout.chooseMethod',
    defaultMessage: 'Choose how you want to pay.',
    description: 'Error over the payment methods when the order button was pressed without choosing one.',
  },
  methodEnded: {
    id: 'payments.checkout.methodEnded',
    defaultMessage: '{method} is no longer offered by its provider. You can choose another way to pay.',
    description: 'Notice for somebody who followed a link to a payment method that does not exist any more.',
  },
  methodNotHere: {
    id: 'payments.checkout.methodNotHere',
    defaultMessage: '{method} isn’t offered in your country. You can choose another way to pay.',
    description: 'Notice for somebody who followed a link to a payment method of other countries.',
  },
  methodUnknown: {
    id: 'payments.checkout.methodUnknown',
    defaultMessage: 'The link you followed names a payment method we don’t know. You can choose one here.',
    description: 'Notice for somebody who followed a link with a payment method that never existed.',
  },
});

export const repeatMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly nothing: NoMessageValues;
  readonly nothingText: NoMessageValues;
  readonly packages: NoMessageValues;
  readonly packageGone: NoMessageValues;
  readonly methodGone: { readonly method: MessageValue };
  readonly otherMethod: NoMessageValues;
  readonly payWith: NoMessageValues;
}>({
  title: {
    id: 'payments.repeat.title',
    defaultMessage: 'Order again',
    description: 'Heading of the page where the reader buys the same package as last time.',
  },
  intro: {
    id: 'payments.repeat.intro',
    defaultMessage: 'The same as last time, at today’s price. Nothing is ordered until you press the button.',
    description: 'Under that heading.',
  },
  nothing: {
    id: 'payments.repeat.nothing',
    defaultMessage: 'You haven’t bought anything yet',
    description: 'Title in place of that page for a member without a purchase.',
  },
  nothingText: {
    id: 'payments.repeat.nothingText',
    defaultMessage: 'After your first purchase, you can order the same again here.',
    description: 'Under that title.',
  },
  packages: { id: 'payments.repeat.packages', defaultMessage: 'See packages', description: 'Link to the packages.' },
  packageGone: {
    id: 'payments.repeat.packageGone',
    defaultMessage: 'The package you bought last is no longer offered',
    description: 'Title in place of that page.',
  },
  methodGone: {
    id: 'payments.repeat.methodGone',
    defaultMessage: 'You paid with {method} last time. It’s no longer offered to you.',
    description: 'In place of the order button; a link to the other payment methods follows.',
  },
  otherMethod: {
    id: 'payments.repeat.otherMethod',
    defaultMessage: 'Pay another way',
    description: 'Link to the page with all payment methods for the same package.',
  },
  payWith: {
    id: 'payments.repeat.payWith',
    defaultMessage: 'Payment method',
    description: 'A line of the order; the name of the payment method follows.',
  },
});

export const methodMessages = defineMessages({
  sdd: {
    id: 'payments.method.sdd',
    defaultMessage: 'Direct debit',
    description: 'Name of a payment method: SEPA direct debit.',
  },
  sct: { id: 'payments.method.sct', defaultMessage: 'Bank transfer', description: 'Name of a payment method.' },
  creditcard: {
    id: 'payments.method.creditcard',
    defaultMessage: 'Card',
    description: 'Name of a payment method: any credit or debit card. The marks of Visa and Mastercard stand under it.',
  },
});

export const resultMessages = defineMessages<{
  readonly loading: NoMessageValues;
  readonly pending: NoMessageValues;
  readonly pendingText: NoMessageValues;
  readonly continue: NoMessageValues;
  readonly cancel: NoMessageValues;
  readonly completed: { readonly credits: number | bigint };
  readonly completedText: NoMessageValues;
  readonly premium: NoMessageValues;
  readonly withdrawal: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly failedText: NoMessageValues;
  readonly again: NoMessageValues;
  readonly goOn: NoMessageValues;
  readonly back: NoMessageValues;
  readonly toMembers: NoMessageValues;
  readonly now: { readonly credits: number | bigint };
  readonly date: NoMessageValues;
  readonly number: NoMessageValues;
  readonly gone: NoMessageValues;
  readonly toCredits: NoMessageValues;
}>({
  loading: {
    id: 'payments.result.loading',
    defaultMessage: 'One moment, we’re checking your payment',
    description: 'Title of the page after paying, while nothing is known yet.',
  },
  pending: {
    id: 'payments.result.pending',
    defaultMessage: 'Your payment is being processed',
    description: 'Title of the page after paying, while the provider has not confirmed it.',
  },
  pendingText: {
    id: 'payments.result.pendingText',
    defaultMessage:
      'We’ll tell you here as soon as it’s complete. You can leave this page: your credits will be added automatically.',
    description: 'Under that title.',
  },
  continue: {
    id: 'payments.result.continue',
    defaultMessage: 'Continue to payment',
    description: 'Link to the page of the payment provider, for a payment that was not finished.',
  },
  cancel: {
    id: 'payments.result.cancel',
    defaultMessage: 'Cancel this payment',
    description: 'Button on a payment that was not finished.',
  },
  completed: {
    id: 'payments.result.completed',
    defaultMessage: '{credits, plural, one {# credit was added} other {# credits were added}}',
    description: 'Title of the page after a payment that worked.',
  },
  completedText: {
    id: 'payments.result.completedText',
    defaultMessage: 'Thank you! We’ve received your payment.',
    description: 'Under that title.',
  },
  premium: {
    id: 'payments.result.premium',
    defaultMessage: 'You’re a premium member.',
    description: 'After a payment that worked.',
  },
  withdrawal: {
    id: 'payments.result.withdrawal',
    defaultMessage: 'Withdraw from this purchase',
    description:
      'Link under the details of a payment that worked: to the page where one can withdraw from its contract.',
  },
  failed: {
    id: 'payments.result.failed',
    defaultMessage: 'Payment failed or has been cancelled',
    description: 'Title of the page after a payment that did not work.',
  },
  failedText: {
    id: 'payments.result.failedText',
    defaultMessage: 'You haven’t been charged. You can try again, or pay another way.',
    description: 'Under that title.',
  },
  again: {
    id: 'payments.result.again',
    defaultMessage: 'Try again',
    description: 'Link back to the payment page with the same package.',
  },
  goOn: {
    id: 'payments.result.goOn',
    defaultMessage: 'Keep chatting',
    description: 'Link back to the conversation from which the reader came.',
  },
  back: {
    id: 'payments.result.back',
    defaultMessage: 'Back to where you were',
    description: 'Link back to the page from which the reader came.',
  },
  toMembers: {
    id: 'payments.result.toMembers',
    defaultMessage: 'Meet members',
    description: 'Link to the search for members.',
  },
  now: {
    id: 'payments.result.now',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}} now.',
    description: 'After a payment that worked: the new balance.',
  },
  date: {
    id: 'payments.result.date',
    defaultMessage: 'Date',
    description: 'A line of the receipt; the day of the order follows.',
  },
  number: {
    id: 'payments.result.number',
    defaultMessage: 'Payment number',
    description: 'A line of the receipt; the identifier of the payment follows, for customer service.',
  },
  gone: {
    id: 'payments.result.gone',
    defaultMessage: 'This payment doesn’t exist',
    description: 'Title when the address holds no known payment.',
  },
  toCredits: { id: 'payments.result.toCredits', defaultMessage: 'Buy credits', description: 'Link to the packages.' },
});
