import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const cookiesMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly site: MessageValue };
  readonly neededTitle: NoMessageValues;
  readonly needed1: NoMessageValues;
  readonly needed2: NoMessageValues;
  readonly optionalTitle: NoMessageValues;
  readonly optional1: NoMessageValues;
  readonly partnersTitle: NoMessageValues;
  readonly partners1: NoMessageValues;
  readonly controlTitle: NoMessageValues;
  readonly control1: NoMessageValues;
}>({
  title: { id: 'legal.cookies.title', defaultMessage: 'Cookies', description: 'Heading of the page about cookies.' },
  intro: {
    id: 'legal.cookies.intro',
    defaultMessage:
      'Cookies and similar storage are small notes that a site leaves on your device. {site} uses few of them.',
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
      'A login cookie keeps you logged in, for up to 30 days if you wish. A language cookie remembers your language for 365 days. In the storage of your browser we keep messages that are not sent yet, what you began to write, and which notices you have closed.',
    description: 'Paragraph below “What the site needs” in the page about cookies.',
  },
  needed2: {
    id: 'legal.cookies.needed2',
    defaultMessage:
      'Without these the site does not work as you expect. They are not used to follow you, and the law does not ask for consent to them.',
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
      'We measure how the site is used, and load anything from other companies, only after you have allowed it. You can take your consent back at any time, and everything works without it.',
    description: 'Paragraph below “What needs your consent” in the page about cookies.',
  },
  partnersTitle: {
    id: 'legal.cookies.partnersTitle',
    defaultMessage: 'When a partner sent you',
    description: 'Heading of a section in the page about cookies.',
  },
  partners1: {
    id: 'legal.cookies.partners1',
    defaultMessage:
      'If you came from the page of a partner, its name is in the address that you opened. We keep it until you close the tab, and with your account if you sign up, to settle accounts with that partner. It says nothing about you.',
    description: 'Paragraph below “When a partner sent you” in the page about cookies.',
  },
  controlTitle: {
    id: 'legal.cookies.controlTitle',
    defaultMessage: 'How you decide for yourself',
    description: 'Heading of a section in the page about cookies.',
  },
  control1: {
    id: 'legal.cookies.control1',
    defaultMessage:
      'You can delete cookies and storage in the settings of your browser at any time. You are then logged out, and the site asks for your language again.',
    description: 'Paragraph below “How you decide for yourself” in the page about cookies.',
  },
});
