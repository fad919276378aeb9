import type { MailWords } from '../mail-words.ts';

export const en: MailWords = {
  greeting: 'Hi {name},',
  linkHint: 'If the button doesn’t work, copy this address into your browser:',
  footer: 'You’re receiving this e-mail because this address was used to sign up at {site}.',
  activation: {
    subject: 'Confirm your e-mail address for {site}',
    heading: 'One click and you’re in',
    lead: 'Confirm your e-mail address, so that other members can see your profile and you can start chatting.',
    button: 'Confirm e-mail address',
    note: 'The link can be used once and is valid for {days} days. If you didn’t sign up, just ignore this e-mail.',
  },
  passwordReset: {
    subject: 'Your new password for {site}',
    heading: 'Choose a new password',
    lead: 'You asked for a new password. Press the button to choose one.',
    button: 'Choose a new password',
    note: 'The link can be used once and is valid for {minutes} minutes. If you didn’t ask for it, ignore this e-mail: your password stays as it is.',
  },
  welcome: {
    subject: 'Welcome to {site}',
    heading: 'Good to have you here',
    lead: 'Your profile is now visible. With a photo and a few words about yourself, it’s much more likely that someone will write to you.',
    button: 'Meet other members',
    note: 'Questions? Write to the contact address on our site. We’re happy to help.',
  },
  passwordChanged: {
    subject: 'Your password for {site} has been changed',
    heading: 'Your password has been changed',
    lead: 'Your password has just been changed, and all devices have been logged out.',
    button: 'Log in',
    note: 'If this wasn’t you, choose a new password on the login page right away and write to us.',
  },
  accountExists: {
    subject: 'You already have an account at {site}',
    heading: 'You already have an account',
    lead: 'Someone tried to sign up at {site} with this address, but it already has an account. No new one was created.',
    button: 'Log in',
    note: 'Forgot your password? You can choose a new one on the login page. If this wasn’t you, ignore this e-mail: your account stays as it is.',
  },
  accountUnknown: {
    subject: 'No account with this address at {site}',
    heading: 'There’s no account with this address',
    lead: 'You asked for a new password, but there’s no account with this address. Perhaps you signed up with a different one.',
    button: 'Sign up for free',
    note: 'If this wasn’t you, just ignore this e-mail.',
    footer: 'You’re receiving this e-mail because someone asked for a new password for this address at {site}.',
  },
};
