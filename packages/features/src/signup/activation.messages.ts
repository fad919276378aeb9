import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const activationMessages = defineMessages<{
  readonly page: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly confirm: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneIntro: NoMessageValues;
  readonly toProfile: NoMessageValues;
  readonly toProfileText: NoMessageValues;
  readonly toPremium: NoMessageValues;
  readonly toPremiumText: NoMessageValues;
  readonly toMembers: NoMessageValues;
  readonly toMembersText: NoMessageValues;
  readonly errorTitle: NoMessageValues;
  readonly errorIntro: NoMessageValues;
  readonly email: NoMessageValues;
  readonly resend: NoMessageValues;
  readonly resent: NoMessageValues;
  readonly resentTo: { readonly email: MessageValue };
  readonly later: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentIntro: { readonly email: MessageValue };
}>({
  page: {
    id: 'signup.activation.page',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Name of the page and its heading; the link in the activation mail opens it.',
  },
  intro: {
    id: 'signup.activation.intro',
    defaultMessage: 'One click, and others can see your profile.',
    description: 'Below the heading “Confirm your e-mail address”.',
  },
  confirm: { id: 'signup.activation.confirm', defaultMessage: 'Confirm my e-mail address', description: 'Button.' },
  doneTitle: {
    id: 'signup.activation.doneTitle',
    defaultMessage: 'Welcome! Your account is active',
    description: 'Heading after the e-mail address was confirmed.',
  },
  doneIntro: {
    id: 'signup.activation.doneIntro',
    defaultMessage: 'How would you like to start?',
    description: 'Below the heading after the e-mail address was confirmed; three choices follow.',
  },
  toProfile: {
    id: 'signup.activation.toProfile',
    defaultMessage: 'Fill in my profile',
    description: 'One of three choices after activation: leads to one’s own profile.',
  },
  toProfileText: {
    id: 'signup.activation.toProfileText',
    defaultMessage: 'A photo and a few sentences are a good start.',
    description: 'Explains the choice “Fill in my profile”.',
  },
  toPremium: {
    id: 'signup.activation.toPremium',
    defaultMessage: 'Get Premium',
    description: 'One of three choices after activation: leads to the page about premium membership.',
  },
  toPremiumText: {
    id: 'signup.activation.toPremiumText',
    defaultMessage: 'See all photos and who likes you, and write to as many people as you like.',
    description: 'Explains the choice “Get Premium”.',
  },
  toMembers: {
    id: 'signup.activation.toMembers',
    defaultMessage: 'See all members',
    description: 'One of three choices after activation: leads to the search.',
  },
  toMembersText: {
    id: 'signup.activation.toMembersText',
    defaultMessage: 'Look around and say hello to someone you like.',
    description: 'Explains the choice “See all members”.',
  },
  errorTitle: {
    id: 'signup.activation.errorTitle',
    defaultMessage: 'Activation failed',
    description: 'Heading when the link of the activation mail does not work.',
  },
  errorIntro: {
    id: 'signup.activation.errorIntro',
    defaultMessage:
      'The link is too old, has already been used, or was cut short by your e-mail app. We’ll gladly send you a new one.',
    description: 'Below the heading “Activation failed”.',
  },
  email: {
    id: 'signup.activation.email',
    defaultMessage: 'Your account’s e-mail address',
    description: 'Label of a field; the activation mail is sent there again.',
  },
  resend: {
    id: 'signup.activation.resend',
    defaultMessage: 'Send a new link',
    description: 'Button that sends the activation mail again.',
  },
  resent: {
    id: 'signup.activation.resent',
    defaultMessage: 'If there’s an account to confirm with this address, we’ve sent a new link.',
    description: 'After the activation mail was sent again to an address the visitor entered.',
  },
  resentTo: {
    id: 'signup.activation.resentTo',
    defaultMessage: 'We’ve sent a new link to {email}.',
    description: 'After the activation mail was sent again to the member’s own address.',
  },
  later: {
    id: 'signup.activation.later',
    defaultMessage: 'Go to the home page',
    description: 'Link on the page of a failed activation.',
  },
  sentTitle: {
    id: 'signup.activation.sentTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading after signing up on a site where only the mail says how it goes on.',
  },
  sentIntro: {
    id: 'signup.activation.sentIntro',
    defaultMessage:
      'We’ve sent an e-mail to {email}. It tells you what to do next. It may take a few minutes to arrive. If you can’t see it, check your spam folder.',
    description:
      'After signing up on a site where only the mail says how it goes on: it has a link, or says that there is an account already. email: the address it went to.',
  },
});
