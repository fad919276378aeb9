import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** The page with everything that belongs to the member. */
export const meMessages = defineMessages<{
  readonly page: NoMessageValues;
  readonly profilePart: NoMessageValues;
  readonly edit: NoMessageValues;
  readonly moneyPart: NoMessageValues;
  readonly credits: NoMessageValues;
  readonly balance: { readonly count: number | bigint };
  readonly premium: NoMessageValues;
  readonly premiumActive: NoMessageValues;
  readonly visits: NoMessageValues;
  readonly transactions: NoMessageValues;
  readonly accountPart: NoMessageValues;
  readonly notifications: NoMessageValues;
  readonly language: NoMessageValues;
  readonly settingsPart: NoMessageValues;
  readonly privacy: NoMessageValues;
  readonly privacyHint: NoMessageValues;
  readonly email: NoMessageValues;
  readonly password: NoMessageValues;
  readonly secondStep: NoMessageValues;
  readonly passkeys: NoMessageValues;
  readonly helpPart: NoMessageValues;
  readonly faq: NoMessageValues;
  readonly service: NoMessageValues;
  readonly export: NoMessageValues;
  readonly deleteAccount: NoMessageValues;
  readonly logout: NoMessageValues;
}>({
  page: {
    id: 'account.me.page',
    defaultMessage: 'Me',
    description: 'Title of the window of the page with everything that is the member’s own; the same as in the bar.',
  },
  profilePart: {
    id: 'account.me.profilePart',
    defaultMessage: 'My profile',
    description: 'For screen readers: name of a list of links about the own profile.',
  },
  edit: {
    id: 'account.me.edit',
    defaultMessage: 'Edit profile',
    description: 'Link to the page where one’s own profile is edited.',
  },
  moneyPart: {
    id: 'account.me.moneyPart',
    defaultMessage: 'Credits and Premium',
    description: 'For screen readers: name of a list of links about money.',
  },
  credits: {
    id: 'account.me.credits',
    defaultMessage: 'Credits',
    description: 'Link to the page that sells credits; how many one has stands beside it.',
  },
  balance: {
    id: 'account.me.balance',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'How many credits the member has, beside the link “Credits”.',
  },
  premium: { id: 'account.me.premium', defaultMessage: 'Premium', description: 'Link to the page about Premium.' },
  premiumActive: {
    id: 'account.me.premiumActive',
    defaultMessage: 'Active',
    description: 'Beside the link “Premium”: the member has it.',
  },
  visits: {
    id: 'account.me.visits',
    defaultMessage: 'Visits',
    description: 'Link to the page with who looked at the member’s profile.',
  },
  transactions: {
    id: 'account.me.transactions',
    defaultMessage: 'Transactions',
    description: 'Link to the list of what was bought and used.',
  },
  accountPart: {
    id: 'account.me.accountPart',
    defaultMessage: 'Account and safety',
    description: 'For screen readers: name of a list of links about account and safety.',
  },
  notifications: {
    id: 'account.me.notifications',
    defaultMessage: 'Notifications by e-mail',
    description: 'Link to the page where members choose what the site mails them when they are away.',
  },
  language: { id: 'account.me.language', defaultMessage: 'Language', description: 'Link to the choice of language.' },
  settingsPart: {
    id: 'account.me.settingsPart',
    defaultMessage: 'Privacy and devices',
    description:
      'Title, in a wide window, of the settings on the page “Me”, and for screen readers the name of their list.',
  },
  privacy: {
    id: 'account.me.privacy',
    defaultMessage: 'Privacy',
    description: 'Row that opens: switches for read marks and typing, and the ways to all others.',
  },
  privacyHint: {
    id: 'account.me.privacyHint',
    defaultMessage: 'What others see of you, and what you allow',
    description: 'Below “Privacy”.',
  },
  email: {
    id: 'account.me.email',
    defaultMessage: 'E-mail address',
    description: 'Link to the page where the e-mail address is changed; the present one stands beside it.',
  },
  password: {
    id: 'account.me.password',
    defaultMessage: 'Password',
    description: 'Link to the page where the password is changed.',
  },
  secondStep: {
    id: 'account.me.secondStep',
    defaultMessage: 'Two-step login',
    description: 'Link to the page where the log-in can be told to ask for a code besides the password.',
  },
  passkeys: {
    id: 'account.me.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Link to the page with the member’s passkeys.',
  },
  helpPart: {
    id: 'account.me.helpPart',
    defaultMessage: 'Help',
    description: 'For screen readers: name of a list of links to help.',
  },
  faq: { id: 'account.me.faq', defaultMessage: 'Questions and answers', description: 'Link to the FAQ.' },
  service: {
    id: 'account.me.service',
    defaultMessage: 'Customer service',
    description: 'Link to the page with how to reach us.',
  },
  export: {
    id: 'account.me.export',
    defaultMessage: 'A copy of your data',
    description: 'Link on the page “Me” to the page on which a member gets a copy of their data.',
  },
  deleteAccount: {
    id: 'account.me.deleteAccount',
    defaultMessage: 'Delete account',
    description: 'Link at the very end of the page “Me”.',
  },
  logout: { id: 'account.me.logout', defaultMessage: 'Log out', description: 'Button at the end of the page “Me”.' },
});
