import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** What every mail has. */
export const mailMessages = defineMessages<{
  readonly greeting: { readonly name: MessageValue };
  readonly linkHint: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
}>({
  greeting: { id: 'mail.greeting', defaultMessage: 'Hi {name},', description: 'Begins a mail; name is the member’s.' },
  linkHint: {
    id: 'mail.linkHint',
    defaultMessage: 'If the button doesn’t work, copy this address into your browser:',
    description: 'Below the button of a mail, before its address in plain letters.',
  },
  footer: {
    id: 'mail.footer',
    defaultMessage: 'You’re receiving this e-mail because this address was used to sign up at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});

/** Mail to who has signed up: confirms the address. */
export const activationMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Confirm your e-mail address for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.activation.heading',
    defaultMessage: 'One click and you’re in',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.activation.lead',
    defaultMessage:
      'Confirm your e-mail address, so that other members can see your profile and you can start chatting.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm e-mail address',
    description: 'Button in the mail: confirms the address.',
  },
  note: {
    id: 'mail.activation.note',
    defaultMessage:
      'The link can be used once and is valid for {days, plural, one {# day} other {# days}}. If you didn’t sign up, just ignore this e-mail.',
    description: 'Small print below the button: how long its link is good for.',
  },
});

/** Mail to a member who forgot the password. */
export const passwordResetMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly minutes: number | bigint };
}>({
  subject: {
    id: 'mail.passwordReset.subject',
    defaultMessage: 'Your new password for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.passwordReset.heading',
    defaultMessage: 'Choose a new password',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passwordReset.lead',
    defaultMessage: 'You asked for a new password. Press the button to choose one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passwordReset.button',
    defaultMessage: 'Choose a new password',
    description: 'Button in the mail: leads to a page with a form.',
  },
  note: {
    id: 'mail.passwordReset.note',
    defaultMessage:
      'The link can be used once and is valid for {minutes, plural, one {# minute} other {# minutes}}. If you didn’t ask for it, ignore this e-mail: your password stays as it is.',
    description: 'Small print below the button: how long its link is good for.',
  },
});

/** Mail after the address was confirmed. */
export const welcomeMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: { id: 'mail.welcome.subject', defaultMessage: 'Welcome to {site}', description: 'Subject of the mail.' },
  heading: { id: 'mail.welcome.heading', defaultMessage: 'Good to have you here', description: 'Heading in the mail.' },
  lead: {
    id: 'mail.welcome.lead',
    defaultMessage:
      'Your profile is now visible. With a photo and a few words about yourself, it’s much more likely that someone will write to you.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.welcome.button',
    defaultMessage: 'Meet other members',
    description: 'Button in the mail: leads to the list of members.',
  },
  note: {
    id: 'mail.welcome.note',
    defaultMessage: 'Questions? Write to the contact address on our site. We’re happy to help.',
    description: 'Small print below the button.',
  },
});

/** Mail after the password was changed, so that an owner who did not do it hears of it. */
export const passwordChangedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your password for {site} has been changed',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.passwordChanged.heading',
    defaultMessage: 'Your password has been changed',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passwordChanged.lead',
    defaultMessage: 'Your password has just been changed, and all devices have been logged out.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passwordChanged.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.passwordChanged.note',
    defaultMessage: 'If this wasn’t you, choose a new password on the login page right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail to who signs up with an address that has an account, where the site itself does not say so. */
export const accountExistsMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly site: MessageValue };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.accountExists.subject',
    defaultMessage: 'You already have an account at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountExists.heading',
    defaultMessage: 'You already have an account',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountExists.lead',
    defaultMessage:
      'Someone tried to sign up at {site} with this address, but it already has an account. No new one was created.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountExists.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.accountExists.note',
    defaultMessage:
      'Forgot your password? You can choose a new one on the login page. If this wasn’t you, ignore this e-mail: your account stays as it is.',
    description: 'Small print below the button.',
  },
});

/** Mail to who wants a new password for an address without an account, where the site itself does not say so. */
export const accountUnknownMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
}>({
  subject: {
    id: 'mail.accountUnknown.subject',
    defaultMessage: 'No account with this address at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountUnknown.heading',
    defaultMessage: 'There’s no account with this address',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountUnknown.lead',
    defaultMessage:
      'You asked for a new password, but there’s no account with this address. Perhaps you signed up with a different one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountUnknown.button',
    defaultMessage: 'Sign up for free',
    description: 'Button in the mail: leads to the sign-up.',
  },
  note: {
    id: 'mail.accountUnknown.note',
    defaultMessage: 'If this wasn’t you, just ignore this e-mail.',
    description: 'Small print below the button.',
  },
  footer: {
    id: 'mail.accountUnknown.footer',
    defaultMessage: 'You’re receiving this e-mail because someone asked for a new password for this address at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});
