import type { MailWords } from '../mail-words.ts';

export const en: MailWords = {
  greeting: 'Hi {name},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this e-mail because this address was used to sign up at {site}.',
  activation: {
    subject: 'Confirm your e-mail address for {site}',
    heading: 'One click and you are in',
    lead: 'Confirm your e-mail address so that other members can see your profile and you can start chatting.',
    button: 'Confirm e-mail address',
    note: 'The link works once and for {days} days. If you did not sign up, just ignore this e-mail.',
  },
  passwordReset: {
    subject: 'Your new password for {site}',
    heading: 'Choose a new password',
    lead: 'You asked for a new password. Choose it on the page behind this button.',
    button: 'Choose a new password',
    note: 'The link works once and for {minutes} minutes. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  },
  welcome: {
    subject: 'Welcome to {site}',
    heading: 'Good to have you here',
    lead: 'Your profile is visible now. A photo and a few words about yourself make it much more likely that somebody writes to you.',
    button: 'Meet other members',
    note: 'Questions? Write to the contact address on our site; we are happy to help.',
  },
  passwordChanged: {
    subject: 'Your password for {site} has been changed',
    heading: 'Your password has been changed',
    lead: 'Your password has just been changed, and all devices have been logged out.',
    button: 'Log in',
    note: 'If this was not you, choose a new password from the login page right away and write to us.',
  },
  accountExists: {
    subject: 'You already have an account at {site}',
    heading: 'You already have an account',
    lead: 'Somebody signed up at {site} with this address, and it has an account already. No new one was made.',
    button: 'Log in',
    note: 'Forgot your password? You can choose a new one from the login page. If this was not you, ignore this e-mail: your account stays as it is.',
  },
  accountUnknown: {
    subject: 'No account with this address at {site}',
    heading: 'This address has no account',
    lead: 'You asked for a new password, but there is no account with this address. Perhaps you signed up with another one.',
    button: 'Sign up for free',
    note: 'If this was not you, just ignore this e-mail.',
    footer: 'You receive this e-mail because somebody asked for a new password for this address at {site}.',
  },
};
