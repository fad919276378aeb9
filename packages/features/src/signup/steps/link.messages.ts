import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** Texts for a mailed link that cannot simply be pressed. */
export const linkMessages = defineMessages<{
  readonly address: { readonly email: MessageValue };
  readonly passwordHint: NoMessageValues;
  readonly passwordWrong: NoMessageValues;
  readonly forgot: NoMessageValues;
  readonly doneAlreadyTitle: NoMessageValues;
  readonly doneAlreadyText: { readonly email: MessageValue };
  readonly goOn: NoMessageValues;
  readonly expiredTitle: NoMessageValues;
  readonly expiredIntro: { readonly days: number | bigint };
  readonly foreignTitle: NoMessageValues;
  readonly foreignText: { readonly name: MessageValue };
  readonly loginTitle: NoMessageValues;
  readonly loginText: NoMessageValues;
  readonly login: NoMessageValues;
}>({
  address: {
    id: 'signup.link.address',
    defaultMessage: 'This confirms {email}.',
    description: 'Below the intro of “Confirm your e-mail address”; email is the address that the button confirms.',
  },
  passwordHint: {
    id: 'signup.link.passwordHint',
    defaultMessage:
      'The one you chose when you signed up. If that wasn’t you, close this page and nothing will happen.',
    description: 'Below the password field of “Confirm your e-mail address”, which is shown where nobody is logged in.',
  },
  passwordWrong: {
    id: 'signup.link.passwordWrong',
    defaultMessage: 'That’s not the password you chose when you signed up.',
    description: 'Under the password field of “Confirm your e-mail address”.',
  },
  forgot: {
    id: 'signup.link.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link below the button of “Confirm your e-mail address”: leads to a new password.',
  },
  doneAlreadyTitle: {
    id: 'signup.link.doneAlreadyTitle',
    defaultMessage: 'You’ve already confirmed your e-mail address',
    description: 'A mailed link that was pressed before is opened again.',
  },
  doneAlreadyText: {
    id: 'signup.link.doneAlreadyText',
    defaultMessage: '{email} is confirmed. There’s nothing left to do with this link.',
    description: 'Below it; email is the address.',
  },
  goOn: {
    id: 'signup.link.goOn',
    defaultMessage: 'Go on with my profile',
    description: 'Button: leads to the questions of the sign-up that are still open.',
  },
  expiredTitle: {
    id: 'signup.link.expiredTitle',
    defaultMessage: 'This link is too old',
    description: 'A mailed link is too old.',
  },
  expiredIntro: {
    id: 'signup.link.expiredIntro',
    defaultMessage:
      'Links are valid for {days, plural, one {# day} other {# days}}. We’ll gladly send you a new one; what you’ve answered so far is kept.',
    description: 'Below “This link is too old”; a button for a new one follows.',
  },
  foreignTitle: {
    id: 'signup.link.foreignTitle',
    defaultMessage: 'This link belongs to another account',
    description: 'A mailed link is for another account than the one logged in.',
  },
  foreignText: {
    id: 'signup.link.foreignText',
    defaultMessage: 'You’re logged in as {name}. Log out first, then open the link in the e-mail again.',
    description: 'Below it; name is the member’s who is logged in.',
  },
  loginTitle: {
    id: 'signup.link.loginTitle',
    defaultMessage: 'Log in to go on',
    description: 'Who is not logged in opens the page where the sign-up goes on.',
  },
  loginText: {
    id: 'signup.link.loginText',
    defaultMessage: 'You’ll go on right where you left off.',
    description: 'Below “Log in to go on”.',
  },
  login: {
    id: 'signup.link.login',
    defaultMessage: 'Log in',
    description: 'Button: leads to the log-in.',
  },
});
