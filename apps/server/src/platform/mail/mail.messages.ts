import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Texts that every mail has. */
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

/** Mail to a new member: confirms the address. */
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

/** Mail to a member who has not confirmed the address by the next day, once. */
export const activationReminderMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.activationReminder.subject',
    defaultMessage: 'Confirm your e-mail address for {site}: a reminder',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.activationReminder.heading',
    defaultMessage: 'Nobody can see your profile yet',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.activationReminder.lead',
    defaultMessage:
      'Your e-mail address isn’t confirmed yet. Once it is, other members can see your profile, and you can go on with your sign-up where you left off.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.activationReminder.button',
    defaultMessage: 'Confirm and continue',
    description: 'Button in the mail: confirms the address, and leads on to the questions of the sign-up.',
  },
  note: {
    id: 'mail.activationReminder.note',
    defaultMessage:
      'The link can be used once and is valid for {days, plural, one {# day} other {# days}}. If you didn’t sign up, just ignore this e-mail: we won’t send another reminder.',
    description: 'Small print below the button: how long its link is good for, and that this is the only reminder.',
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

/** Mail to an address that has an account when somebody signs up with it, on sites that do not reveal this themselves. */
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

/** Mail to an address without an account when somebody requests a new password for it, on sites that do not reveal this themselves. */
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

/** Mail to a member who has deleted their account: the way back, for a limited time. */
export const accountDeletedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.accountDeleted.subject',
    defaultMessage: 'Your account at {site} has been deleted',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountDeleted.heading',
    defaultMessage: 'Your account has been deleted',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountDeleted.lead',
    defaultMessage:
      'Nobody can see your profile any more. If you change your mind, this button brings everything back.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountDeleted.button',
    defaultMessage: 'Bring my account back',
    description: 'Button in the mail: leads to a page where the deletion is undone by a press.',
  },
  note: {
    id: 'mail.accountDeleted.note',
    defaultMessage:
      'The link can be used once and is valid for {days, plural, one {# day} other {# days}}. After that we’ll erase your profile, photos and messages for good.',
    description: 'Small print below the button: how long its link is good for, and what happens then.',
  },
});

/** Mail when a member's data export is ready. */
export const exportReadyMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.exportReady.subject',
    defaultMessage: 'The copy of your data from {site} is ready',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.exportReady.heading',
    defaultMessage: 'Your data is ready',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.exportReady.lead',
    defaultMessage: 'You asked for a copy of your data. Log in to download it.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.exportReady.button',
    defaultMessage: 'Download my data',
    description: 'Button in the mail: leads to the page with the file, after the login.',
  },
  note: {
    id: 'mail.exportReady.note',
    defaultMessage:
      'It’ll be there for {days, plural, one {# day} other {# days}}, then we’ll delete it. If you didn’t ask for it, someone knows your password: please choose a new one.',
    description: 'Small print below the button: how long the file can be downloaded.',
  },
});
