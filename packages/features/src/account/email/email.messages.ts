import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Texts that the screens for address and password share. */
export const changeMessages = defineMessages({
  show: {
    id: 'account.change.show',
    defaultMessage: 'Show password',
    description: 'Name of the button with an eye in a password field.',
  },
  hide: {
    id: 'account.change.hide',
    defaultMessage: 'Hide password',
    description: 'Name of the button with a crossed-out eye in a password field.',
  },
  forgot: {
    id: 'account.change.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link on the pages that ask for the present password.',
  },
});

/** The screen that asks for another e-mail address. */
export const emailMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly email: MessageValue };
  readonly field: NoMessageValues;
  readonly password: NoMessageValues;
  readonly passwordHint: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly invalid: NoMessageValues;
  readonly letters: NoMessageValues;
  readonly taken: NoMessageValues;
  readonly wrong: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentIntro: { readonly email: MessageValue };
  readonly again: NoMessageValues;
}>({
  title: {
    id: 'account.email.title',
    defaultMessage: 'Change your e-mail address',
    description: 'Heading and name of the page.',
  },
  intro: {
    id: 'account.email.intro',
    defaultMessage:
      'At the moment it’s {email}. We’ll send a link to the new one, and nothing changes until you confirm it there.',
    description: 'Below the heading. email: the present address.',
  },
  field: {
    id: 'account.email.field',
    defaultMessage: 'New e-mail address',
    description: 'Label of a field.',
  },
  password: {
    id: 'account.email.password',
    defaultMessage: 'Your password',
    description: 'Label of the field for the present password.',
  },
  passwordHint: {
    id: 'account.email.passwordHint',
    defaultMessage: 'So that nobody but you can change the address.',
    description: 'Below the field “Your password”: why it is asked for.',
  },
  submit: {
    id: 'account.email.submit',
    defaultMessage: 'Send the link',
    description: 'Button.',
  },
  invalid: {
    id: 'account.email.invalid',
    defaultMessage: 'New e-mail address is invalid',
    description: 'Under the field “New e-mail address”.',
  },
  letters: {
    id: 'account.email.letters',
    defaultMessage:
      'We can’t reliably send e-mails to addresses with letters other than a–z before the @. Use another one.',
    description: 'Under the field “New e-mail address”: letters such as ö or ж before the @.',
  },
  taken: {
    id: 'account.email.taken',
    defaultMessage: 'This e-mail address already owns an account on this website',
    description: 'Under the field “New e-mail address”: somebody has it, perhaps the reader.',
  },
  wrong: {
    id: 'account.email.wrong',
    defaultMessage: 'Check your password',
    description: 'Under the field “Your password”: it is not the right one.',
  },
  sentTitle: {
    id: 'account.email.sentTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading after the link was sent.',
  },
  sentIntro: {
    id: 'account.email.sentIntro',
    defaultMessage:
      'We’ve sent an e-mail to {email}. It may take a few minutes to arrive. If you can’t see it, check your spam folder.',
    description:
      'After the link was sent. email: the new address. On some sites the mail may say that the address has an account.',
  },
  again: {
    id: 'account.email.again',
    defaultMessage: 'Use another address',
    description: 'Button that goes back to the form.',
  },
});

/** The page that the mailed link opens. */
export const emailLinkMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly email: MessageValue };
  readonly passwordHint: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneIntro: { readonly email: MessageValue };
  readonly alreadyTitle: NoMessageValues;
  readonly alreadyIntro: { readonly email: MessageValue };
  readonly toMe: NoMessageValues;
  readonly invalidTitle: NoMessageValues;
  readonly invalidIntro: NoMessageValues;
  readonly newLink: NoMessageValues;
  readonly foreignTitle: NoMessageValues;
  readonly foreignIntro: NoMessageValues;
}>({
  title: {
    id: 'account.emailLink.title',
    defaultMessage: 'Confirm your new e-mail address',
    description: 'Heading and name of the page that the link in the mail opens.',
  },
  intro: {
    id: 'account.emailLink.intro',
    defaultMessage: 'From then on you’ll log in with {email}, and our e-mails will go there.',
    description: 'Below the heading: what the button does. email: the new address.',
  },
  passwordHint: {
    id: 'account.emailLink.passwordHint',
    defaultMessage: 'If you didn’t ask for this, close this page and nothing will change.',
    description: 'Below the field “Your password”, which is shown where nobody is logged in.',
  },
  submit: {
    id: 'account.emailLink.submit',
    defaultMessage: 'Use this address',
    description: 'Button: the account has the new address from now on.',
  },
  doneTitle: {
    id: 'account.emailLink.doneTitle',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'Heading after the button was pressed.',
  },
  doneIntro: {
    id: 'account.emailLink.doneIntro',
    defaultMessage: 'It’s now {email}.',
    description: 'Below the heading after the button was pressed. email: the new address.',
  },
  alreadyTitle: {
    id: 'account.emailLink.alreadyTitle',
    defaultMessage: 'You’ve already done this',
    description: 'Heading when the link is opened once more after it has done its work.',
  },
  alreadyIntro: {
    id: 'account.emailLink.alreadyIntro',
    defaultMessage: 'Your account’s e-mail address is {email}.',
    description: 'Below the heading “You’ve already done this”. email: the address of the account.',
  },
  toMe: {
    id: 'account.emailLink.toMe',
    defaultMessage: 'Go to “Me”',
    description: 'Button: leads to the page “Me”, which is called as in the bar.',
  },
  invalidTitle: {
    id: 'account.emailLink.invalidTitle',
    defaultMessage: 'This link no longer works',
    description: 'Heading when the link is too old, was replaced or is damaged.',
  },
  invalidIntro: {
    id: 'account.emailLink.invalidIntro',
    defaultMessage:
      'It’s too old, has already been used, or was cut short by your e-mail app. You can ask for a new one.',
    description: 'Below the heading “This link no longer works”.',
  },
  newLink: {
    id: 'account.emailLink.newLink',
    defaultMessage: 'Request a new link',
    description: 'Button: leads to the page where the address is changed.',
  },
  foreignTitle: {
    id: 'account.emailLink.foreignTitle',
    defaultMessage: 'This link is for another account',
    description: 'Heading when the link was mailed for another account than the one that is logged in here.',
  },
  foreignIntro: {
    id: 'account.emailLink.foreignIntro',
    defaultMessage: 'Log out here first, then open the link from the e-mail again.',
    description: 'Below the heading “This link is for another account”.',
  },
});
