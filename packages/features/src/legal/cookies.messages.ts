import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const cookiesMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly site: MessageValue };
  readonly neededTitle: NoMessageValues;
  readonly needed1: { readonly sessionDays: number | bigint };
  readonly needed2: NoMessageValues;
  readonly optionalTitle: NoMessageValues;
  readonly optional1: NoMessageValues;
  readonly partnersTitle: NoMessageValues;
  readonly partners1: NoMessageValues;
  readonly partners2: NoMessageValues;
  readonly controlTitle: NoMessageValues;
  readonly control1: NoMessageValues;
}>({
  title: { id: 'legal.cookies.title', defaultMessage: 'Cookies', description: 'Heading of the page about cookies.' },
  intro: {
    id: 'legal.cookies.intro',
    defaultMessage: 'Cookies and similar technologies leave small notes on your device. {site} uses only a few.',
    description: 'First paragraph of the page about cookies.',
  },
  neededTitle: {
    id: 'legal.cookies.neededTitle',
    defaultMessage: 'What the site needs',
    description: 'Heading of a section in the page about cookies.',
  },
  needed1: {
    id: 'legal.cookies.needed1',
    defaultMessage:
      'A login cookie keeps you logged in, for up to {sessionDays, number} days if you wish. A language cookie remembers your language for 365 days. In your browser’s storage we keep messages that have not been sent yet, what you have started to write, and which notices you have closed.',
    description: 'Paragraph below “What the site needs” in the page about cookies.',
  },
  needed2: {
    id: 'legal.cookies.needed2',
    defaultMessage:
      'Without these, the site does not work as you would expect. They are not used to track you, and the law does not require consent for them.',
    description: 'Paragraph below “What the site needs” in the page about cookies.',
  },
  optionalTitle: {
    id: 'legal.cookies.optionalTitle',
    defaultMessage: 'What needs your consent',
    description: 'Heading of a section in the page about cookies.',
  },
  optional1: {
    id: 'legal.cookies.optional1',
    defaultMessage:
      'We only measure how the site is used, or load anything from other companies, once you have allowed it. You can withdraw your consent at any time, and everything works without it.',
    description: 'Paragraph below “What needs your consent” in the page about cookies.',
  },
  partnersTitle: {
    id: 'legal.cookies.partnersTitle',
    defaultMessage: 'If a partner sent you here',
    description: 'Heading of a section in the page about cookies.',
  },
  partners1: {
    id: 'legal.cookies.partners1',
    defaultMessage:
      'If you came here from a partner’s page, the address you opened contains the partner’s name. We keep it until you close the tab, and with your account if you sign up, so that we can pay that partner. It says nothing about you.',
    description: 'Paragraph below “If a partner sent you here” in the page about cookies.',
  },
  partners2: {
    id: 'legal.cookies.partners2',
    defaultMessage:
      'With some of these links we also count, without a cookie and without knowing who you are, how many pages the visit had and how long it lasted.',
    description: 'Second paragraph below “If a partner sent you here” in the page about cookies.',
  },
  controlTitle: {
    id: 'legal.cookies.controlTitle',
    defaultMessage: 'Your choices',
    description: 'Heading of a section in the page about cookies.',
  },
  control1: {
    id: 'legal.cookies.control1',
    defaultMessage:
      'You can delete cookies and stored data in your browser’s settings at any time. You will then be logged out, and the site will ask for your language again.',
    description: 'Paragraph below “Your choices” in the page about cookies.',
  },
});
