import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Mail to the new address that a member wants for the account. */
export const emailChangeMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly minutes: number | bigint };
  readonly footer: { readonly site: MessageValue };
}>({
  subject: {
    id: 'mail.emailChange.subject',
    defaultMessage: 'Confirm your new e-mail address for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailChange.heading',
    defaultMessage: 'Confirm your new address',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailChange.lead',
    defaultMessage:
      'You’d like to use this e-mail address for your account. Press the button to confirm it. Until then, your old address will stay as it is.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailChange.button',
    defaultMessage: 'Confirm new address',
    description: 'Button in the mail: leads to a page where the new address is confirmed.',
  },
  note: {
    id: 'mail.emailChange.note',
    defaultMessage:
      'The link can be used once and is valid for {minutes, plural, one {# minute} other {# minutes}}. If you didn’t ask for it, just ignore this e-mail: nothing will change.',
    description: 'Small print below the button: how long its link is good for.',
  },
  footer: {
    id: 'mail.emailChange.footer',
    defaultMessage: 'You’re receiving this e-mail because someone entered this address for their account at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});

/** Mail to the old address after a change of address, to warn an owner who did not make it. */
export const emailChangedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.emailChanged.subject',
    defaultMessage: 'Your e-mail address for {site} has been changed',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailChanged.heading',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailChanged.lead',
    defaultMessage:
      'Your account now has a different e-mail address. This is the last e-mail that we’ll send to this one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailChanged.button',
    defaultMessage: 'Contact customer service',
    description: 'Button in the mail: leads to the page with how to reach us.',
  },
  note: {
    id: 'mail.emailChanged.note',
    defaultMessage: 'If this wasn’t you, write to us right away: we’ll help you to get your account back.',
    description: 'Small print below the button.',
  },
});

/** Mail to the owner of an address that another member wants for their account, on sites that do not reveal this themselves. */
export const emailTakenMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly site: MessageValue };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.emailTaken.subject',
    defaultMessage: 'You already have an account at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailTaken.heading',
    defaultMessage: 'This address already has an account',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailTaken.lead',
    defaultMessage:
      'Someone wanted to use this address for another account at {site}, but it already belongs to yours. Nothing has changed.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailTaken.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.emailTaken.note',
    defaultMessage:
      'If it was you, log in with this address. If it wasn’t, just ignore this e-mail: your account stays as it is.',
    description: 'Small print below the button.',
  },
});
