import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The screen with the member's passkeys, and the texts that ask for a passkey elsewhere in the account. */
export const passkeyMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly list: NoMessageValues;
  readonly addedOn: { readonly date: MessageValue };
  readonly unused: NoMessageValues;
  readonly add: NoMessageValues;
  readonly addIntro: NoMessageValues;
  readonly next: NoMessageValues;
  readonly makeTitle: NoMessageValues;
  readonly makeIntro: NoMessageValues;
  readonly name: NoMessageValues;
  readonly nameHint: NoMessageValues;
  readonly make: NoMessageValues;
  readonly added: NoMessageValues;
  readonly rename: NoMessageValues;
  readonly renameOne: { readonly name: MessageValue };
  readonly renameTitle: NoMessageValues;
  readonly remove: NoMessageValues;
  readonly removeOne: { readonly name: MessageValue };
  readonly removeTitle: NoMessageValues;
  readonly removeIntro: { readonly name: MessageValue };
  readonly removeLast: { readonly name: MessageValue };
  readonly removed: NoMessageValues;
  readonly full: NoMessageValues;
  readonly proofHint: NoMessageValues;
  readonly useCode: NoMessageValues;
  readonly usePasskey: NoMessageValues;
  readonly unsupported: NoMessageValues;
  readonly cancelled: NoMessageValues;
  readonly known: NoMessageValues;
  readonly unrecognised: NoMessageValues;
  readonly expired: NoMessageValues;
}>({
  title: {
    id: 'account.passkeys.title',
    defaultMessage: 'Passkeys',
    description: 'Heading and name of the page.',
  },
  intro: {
    id: 'account.passkeys.intro',
    defaultMessage:
      'A passkey is the second step when you log in: your fingerprint, your face, your screen lock or a security key. Anyone who only knows your password stays out.',
    description: 'Below the heading: what a passkey is and what it is good for.',
  },
  list: {
    id: 'account.passkeys.list',
    defaultMessage: 'Your passkeys',
    description: 'For screen readers: name of the list of passkeys.',
  },
  addedOn: {
    id: 'account.passkeys.addedOn',
    defaultMessage: 'Added on {date}',
    description: 'Below the name of a passkey. date: when it was added.',
  },
  unused: {
    id: 'account.passkeys.unused',
    defaultMessage: 'Not used yet',
    description: 'Below the name of a passkey: nobody has logged in with it yet.',
  },
  add: {
    id: 'account.passkeys.add',
    defaultMessage: 'Add a passkey',
    description: 'Button, and heading of the form that it opens.',
  },
  addIntro: {
    id: 'account.passkeys.addIntro',
    defaultMessage: 'First, show us that it’s you.',
    description: 'Below the heading of that form, which asks for the password.',
  },
  next: {
    id: 'account.passkeys.next',
    defaultMessage: 'Continue',
    description: 'Button: goes on to the making of a passkey.',
  },
  makeTitle: {
    id: 'account.passkeys.makeTitle',
    defaultMessage: 'Give it a name',
    description: 'Heading over the field for the name of a new passkey.',
  },
  makeIntro: {
    id: 'account.passkeys.makeIntro',
    defaultMessage: 'The name helps you recognise it later. Next, your device will ask you to confirm.',
    description: 'Below that heading.',
  },
  name: {
    id: 'account.passkeys.name',
    defaultMessage: 'Name',
    description: 'Label of the field for the name of a passkey.',
  },
  nameHint: {
    id: 'account.passkeys.nameHint',
    defaultMessage: 'For example “My phone”',
    description: 'Below the field for the name.',
  },
  make: {
    id: 'account.passkeys.make',
    defaultMessage: 'Create passkey',
    description: 'Button: the browser makes the passkey.',
  },
  added: {
    id: 'account.passkeys.added',
    defaultMessage: 'Your passkey has been added.',
    description: 'Short notice after a passkey was added.',
  },
  rename: {
    id: 'account.passkeys.rename',
    defaultMessage: 'Rename',
    description: 'Button beside a passkey.',
  },
  renameOne: {
    id: 'account.passkeys.renameOne',
    defaultMessage: 'Rename “{name}”',
    description: 'The same for screen readers. name: what the passkey is called.',
  },
  renameTitle: {
    id: 'account.passkeys.renameTitle',
    defaultMessage: 'Rename passkey',
    description: 'Heading of the form that gives a passkey another name.',
  },
  remove: {
    id: 'account.passkeys.remove',
    defaultMessage: 'Remove',
    description: 'Button beside a passkey.',
  },
  removeOne: {
    id: 'account.passkeys.removeOne',
    defaultMessage: 'Remove “{name}”',
    description: 'The same for screen readers. name: what the passkey is called.',
  },
  removeTitle: {
    id: 'account.passkeys.removeTitle',
    defaultMessage: 'Remove passkey',
    description: 'Heading and button of the form that removes a passkey.',
  },
  removeIntro: {
    id: 'account.passkeys.removeIntro',
    defaultMessage: 'You’ll no longer be able to log in with “{name}”.',
    description: 'Below that heading. name: what the passkey is called.',
  },
  removeLast: {
    id: 'account.passkeys.removeLast',
    defaultMessage:
      '“{name}” is the last one. Your password alone will then be enough to log in, and your recovery codes will no longer work.',
    description: 'The same where nothing but the password is left then.',
  },
  removed: {
    id: 'account.passkeys.removed',
    defaultMessage: 'The passkey has been removed.',
    description: 'Short notice after a passkey was removed.',
  },
  full: {
    id: 'account.passkeys.full',
    defaultMessage: 'That’s as many passkeys as an account can have. To add another, remove one first.',
    description: 'In place of the button that adds one.',
  },
  proofHint: {
    id: 'account.passkeys.proofHint',
    defaultMessage: 'Your device will then ask for your passkey.',
    description: 'Below the field for the password.',
  },
  useCode: {
    id: 'account.passkeys.useCode',
    defaultMessage: 'Use a code',
    description: 'Button: shows a field for a code instead.',
  },
  usePasskey: {
    id: 'account.passkeys.usePasskey',
    defaultMessage: 'Use a passkey',
    description: 'Button: asks for a passkey instead of a code.',
  },
  unsupported: {
    id: 'account.passkeys.unsupported',
    defaultMessage: 'This browser can’t use passkeys. Try another browser or another device.',
    description: 'This browser knows no passkeys.',
  },
  cancelled: {
    id: 'account.passkeys.cancelled',
    defaultMessage: 'You didn’t confirm, so nothing has changed. Try again whenever you like.',
    description: 'Whoever was asked by the browser has closed its window, or let it wait.',
  },
  known: {
    id: 'account.passkeys.known',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'The device has a passkey of this account already.',
  },
  unrecognised: {
    id: 'account.passkeys.unrecognised',
    defaultMessage: 'We don’t recognise that passkey. Try another one.',
    description: 'The passkey is none of this account.',
  },
  expired: {
    id: 'account.passkeys.expired',
    defaultMessage: 'That took too long. Try again.',
    description: 'The question to the browser is too old.',
  },
});
