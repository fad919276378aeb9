import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const banMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly site: MessageValue };
  readonly minorsTitle: NoMessageValues;
  readonly minors1: { readonly email: MessageValue; readonly minAge: number | bigint; readonly site: MessageValue };
  readonly devicesTitle: NoMessageValues;
  readonly devices1: { readonly domain: MessageValue };
  readonly selfTitle: NoMessageValues;
  readonly self1: { readonly email: MessageValue };
  readonly misuseTitle: NoMessageValues;
  readonly misuse1: { readonly email: MessageValue };
}>({
  title: {
    id: 'legal.ban.title',
    defaultMessage: 'Block access to this site',
    description: 'Heading of the page on blocking access to the site.',
  },
  intro: {
    id: 'legal.ban.intro',
    defaultMessage: '{site} is not for minors. Here is how to keep them, or yourself, away.',
    description: 'First paragraph of the page on blocking access to the site.',
  },
  minorsTitle: {
    id: 'legal.ban.minorsTitle',
    defaultMessage: 'Protecting minors',
    description: 'Heading of a section in the page on blocking access to the site.',
  },
  minors1: {
    id: 'legal.ban.minors1',
    defaultMessage:
      '{site} is only for people aged {minAge, number} and over. We ask for the date of birth at sign-up, check photos, and close minors’ accounts as soon as we learn of them. If you know of one, please write to {email}.',
    description: 'Paragraph below “Protecting minors” in the page on blocking access to the site.',
  },
  devicesTitle: {
    id: 'legal.ban.devicesTitle',
    defaultMessage: 'Blocking the site on a device',
    description: 'Heading of a section in the page on blocking access to the site.',
  },
  devices1: {
    id: 'legal.ban.devices1',
    defaultMessage:
      'Windows, macOS, iOS and Android have family settings that can block individual sites. Enter this address there: {domain}. Many internet providers offer the same for a whole household.',
    description: 'Paragraph below “Blocking the site on a device” in the page on blocking access to the site.',
  },
  selfTitle: {
    id: 'legal.ban.selfTitle',
    defaultMessage: 'Blocking your own access',
    description: 'Heading of a section in the page on blocking access to the site.',
  },
  self1: {
    id: 'legal.ban.self1',
    defaultMessage:
      'If you no longer want access, write to {email} from your account’s address. We will close the account, and no new one can be opened with that address for as long as you ask, and for at least six months.',
    description: 'Paragraph below “Blocking your own access” in the page on blocking access to the site.',
  },
  misuseTitle: {
    id: 'legal.ban.misuseTitle',
    defaultMessage: 'If someone uses your details',
    description: 'Heading of a section in the page on blocking access to the site.',
  },
  misuse1: {
    id: 'legal.ban.misuse1',
    defaultMessage:
      'If someone has signed up with your e-mail address, your pictures or your name, write to {email}. We will take the profile down the same day, and will not ask you for anything you would rather not share.',
    description: 'Paragraph below “If someone uses your details” in the page on blocking access to the site.',
  },
});
