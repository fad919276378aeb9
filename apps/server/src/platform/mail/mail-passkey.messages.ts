import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Mail after a passkey was added, to warn an owner who did not add it. */
export const passkeyAddedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.passkeyAdded.subject',
    defaultMessage: 'A new passkey for {site}',
    description: 'Subject of the mail; site is the name of the site.',
  },
  heading: {
    id: 'mail.passkeyAdded.heading',
    defaultMessage: 'A passkey has been added',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passkeyAdded.lead',
    defaultMessage: 'From now on, a passkey can be the second step when logging in to your account.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passkeyAdded.button',
    defaultMessage: 'See your passkeys',
    description: 'Button in the mail: leads to a page of the account.',
  },
  note: {
    id: 'mail.passkeyAdded.note',
    defaultMessage: 'If this wasn’t you, remove the passkey and change your password.',
    description: 'Small print below the button.',
  },
});

/** Mail after a passkey was removed. */
export const passkeyRemovedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.passkeyRemoved.subject',
    defaultMessage: 'A passkey for {site} has been removed',
    description: 'Subject of the mail; site is the name of the site.',
  },
  heading: {
    id: 'mail.passkeyRemoved.heading',
    defaultMessage: 'A passkey has been removed',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passkeyRemoved.lead',
    defaultMessage: 'One of your passkeys has been removed from your account. It can no longer be used to log in.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passkeyRemoved.button',
    defaultMessage: 'See your passkeys',
    description: 'Button in the mail: leads to a page of the account.',
  },
  note: {
    id: 'mail.passkeyRemoved.note',
    defaultMessage: 'If this wasn’t you, change your password.',
    description: 'Small print below the button.',
  },
});
