import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageTag, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly loginTitle: NoMessageValues;
  readonly loginPage: NoMessageValues;
  readonly loginIntro: NoMessageValues;
  readonly login: NoMessageValues;
  readonly password: NoMessageValues;
  readonly showPassword: NoMessageValues;
  readonly hidePassword: NoMessageValues;
  readonly remember: NoMessageValues;
  readonly rememberHint: { readonly days: number | bigint };
  readonly shared: NoMessageValues;
  readonly sharedHint: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly forgot: NoMessageValues;
  readonly noAccount: { readonly a: MessageTag };
  readonly requestTitle: NoMessageValues;
  readonly requestIntro: NoMessageValues;
  readonly email: NoMessageValues;
  readonly requestSubmit: NoMessageValues;
  readonly backToLogin: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentIntro: { readonly email: MessageValue };
  readonly sendAgain: NoMessageValues;
  readonly resetTitle: NoMessageValues;
  readonly resetIntro: NoMessageValues;
  readonly newPassword: NoMessageValues;
  readonly newPasswordHint: { readonly min: number | bigint };
  readonly repeatPassword: NoMessageValues;
  readonly resetSubmit: NoMessageValues;
  readonly resetDoneTitle: NoMessageValues;
  readonly resetDoneIntro: NoMessageValues;
  readonly linkTitle: NoMessageValues;
  readonly newLink: NoMessageValues;
  readonly foreignTitle: NoMessageValues;
  readonly foreignIntro: NoMessageValues;
}>({
  loginTitle: { id: 'session.login.title', defaultMessage: 'Welcome back', description: 'Heading of the login page.' },
  loginPage: {
    id: 'session.login.page',
    defaultMessage: 'Log in',
    description: 'Name of the login page in the browser’s tab.',
  },
  loginIntro: {
    id: 'session.login.intro',
    defaultMessage: 'Log in and see who’s written to you.',
    description: 'Below the heading of the login page. No promise that somebody did write.',
  },
  login: {
    id: 'session.login.login',
    defaultMessage: 'E-mail address or username',
    description: 'Label of the first field of the login form; either may be entered.',
  },
  password: { id: 'session.login.password', defaultMessage: 'Password', description: 'Label of the password field.' },
  showPassword: {
    id: 'session.login.showPassword',
    defaultMessage: 'Show password',
    description: 'Name of the button with an eye in a password field.',
  },
  hidePassword: {
    id: 'session.login.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Name of the button with a crossed-out eye in a password field.',
  },
  remember: {
    id: 'session.login.remember',
    defaultMessage: 'Stay logged in on this device',
    description: 'Checkbox of the login form.',
  },
  rememberHint: {
    id: 'session.login.rememberHint',
    defaultMessage: 'For up to {days, plural, one {# day} other {# days}}. Not on a device you share with others.',
    description: 'Below the checkbox “Stay logged in on this device”.',
  },
  shared: {
    id: 'session.login.shared',
    defaultMessage: 'This is a shared device',
    description: 'Checkbox of the login form: others use this phone or computer, too.',
  },
  sharedHint: {
    id: 'session.login.sharedHint',
    defaultMessage: 'Nothing from your conversations will be kept on it.',
    description: 'Below the checkbox “This is a shared device”.',
  },
  submit: { id: 'session.login.submit', defaultMessage: 'Log in', description: 'Button that sends the login form.' },
  forgot: {
    id: 'session.login.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link next to the password field of the login form.',
  },
  noAccount: {
    id: 'session.login.noAccount',
    defaultMessage: 'New here? <a>Sign up for free</a>',
    description: 'Below the login form; the part in the tag is a link to the sign-up.',
  },
  requestTitle: {
    id: 'session.request.title',
    defaultMessage: 'Choose a new password',
    description: 'Heading of the page that asks for the e-mail address of somebody who forgot the password.',
  },
  requestIntro: {
    id: 'session.request.intro',
    defaultMessage: 'Enter your account’s e-mail address. We’ll send you a link to choose a new password.',
    description: 'Below the heading of the page for a forgotten password.',
  },
  email: {
    id: 'session.request.email',
    defaultMessage: 'E-mail address',
    description: 'Label of the field on the page for a forgotten password.',
  },
  requestSubmit: {
    id: 'session.request.submit',
    defaultMessage: 'Send me the link',
    description: 'Button on the page for a forgotten password.',
  },
  backToLogin: {
    id: 'session.request.backToLogin',
    defaultMessage: 'Back to login',
    description: 'Link from the password pages to the login page.',
  },
  sentTitle: {
    id: 'session.request.sentTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading after the mail for a new password was sent.',
  },
  sentIntro: {
    id: 'session.request.sentIntro',
    defaultMessage:
      'We’ve sent an e-mail to {email}. It may take a few minutes to arrive. If you can’t see it, check your spam folder.',
    description:
      'After the mail for a new password was sent. email: the address it went to. On some sites the mail may say that there is no account.',
  },
  sendAgain: {
    id: 'session.request.sendAgain',
    defaultMessage: 'Use another address',
    description: 'Button that goes back to the form for a forgotten password.',
  },
  resetTitle: {
    id: 'session.reset.title',
    defaultMessage: 'Your new password',
    description: 'Heading of the page that the link in the password mail opens.',
  },
  resetIntro: {
    id: 'session.reset.intro',
    defaultMessage: 'All other devices will be logged out.',
    description: 'Below the heading; what happens when the password is changed.',
  },
  newPassword: { id: 'session.reset.newPassword', defaultMessage: 'New password', description: 'Label of a field.' },
  newPasswordHint: {
    id: 'session.reset.newPasswordHint',
    defaultMessage:
      'At least {min, plural, one {# character} other {# characters}}. A short sentence is easy to remember.',
    description: 'Below the field for a new password.',
  },
  repeatPassword: {
    id: 'session.reset.repeatPassword',
    defaultMessage: 'Repeat the new password',
    description: 'Label of a field.',
  },
  resetSubmit: { id: 'session.reset.submit', defaultMessage: 'Save new password', description: 'Button.' },
  resetDoneTitle: {
    id: 'session.reset.doneTitle',
    defaultMessage: 'Your password has been changed',
    description: 'Heading after a new password was saved.',
  },
  resetDoneIntro: {
    id: 'session.reset.doneIntro',
    defaultMessage: 'You can log in with it right away.',
    description: 'Below the heading after a new password was saved.',
  },
  linkTitle: {
    id: 'session.reset.linkTitle',
    defaultMessage: 'This link no longer works',
    description: 'Heading when the link of the password mail is too old, was used or is damaged.',
  },
  newLink: {
    id: 'session.reset.newLink',
    defaultMessage: 'Request a new e-mail',
    description: 'Button that leads to the page for a forgotten password.',
  },
  foreignTitle: {
    id: 'session.reset.foreignTitle',
    defaultMessage: 'This link is for another account',
    description:
      'Heading when the link for a new password was mailed for another account than the one that is logged in here.',
  },
  foreignIntro: {
    id: 'session.reset.foreignIntro',
    defaultMessage: 'Log out here first, then open the link from the e-mail again.',
    description: 'Below the heading “This link is for another account”.',
  },
});
