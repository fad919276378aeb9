import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const faqMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly email: MessageValue };
  readonly costTitle: NoMessageValues;
  readonly cost1: {
    readonly giftCredits: number | bigint;
    readonly messageCredits: number | bigint;
    readonly photoCredits: number | bigint;
  };
  readonly subscriptionTitle: NoMessageValues;
  readonly subscription1: NoMessageValues;
  readonly premiumTitle: NoMessageValues;
  readonly premium1: { readonly freeConversations: number | bigint; readonly freePhotos: number | bigint };
  readonly fictionalTitle: { readonly fictionalSingular: MessageValue };
  readonly fictional1: NoMessageValues;
  readonly photoTitle: NoMessageValues;
  readonly photo1: NoMessageValues;
  readonly activationTitle: NoMessageValues;
  readonly activation1: { readonly email: MessageValue };
  readonly passwordTitle: NoMessageValues;
  readonly password1: NoMessageValues;
  readonly blockTitle: NoMessageValues;
  readonly block1: { readonly email: MessageValue };
}>({
  title: {
    id: 'legal.faq.title',
    defaultMessage: 'Questions and answers',
    description: 'Heading of the questions and answers.',
  },
  intro: {
    id: 'legal.faq.intro',
    defaultMessage: 'The questions we’re asked most. If yours isn’t here, write to {email}.',
    description: 'First paragraph of the questions and answers.',
  },
  costTitle: {
    id: 'legal.faq.costTitle',
    defaultMessage: 'What does it cost?',
    description: 'Heading of a section in the questions and answers.',
  },
  cost1: {
    id: 'legal.faq.cost1',
    defaultMessage:
      'Signing up, looking around, liking and receiving messages are free. Sending a message costs {messageCredits, plural, one {# credit} other {# credits}}, a photo {photoCredits, plural, one {# credit} other {# credits}}, and gifts start at {giftCredits, plural, one {# credit} other {# credits}}. You’ll find what credits cost, in your currency, on the “Prices” page.',
    description: 'Paragraph below “What does it cost?” in the questions and answers.',
  },
  subscriptionTitle: {
    id: 'legal.faq.subscriptionTitle',
    defaultMessage: 'Is there a subscription?',
    description: 'Heading of a section in the questions and answers.',
  },
  subscription1: {
    id: 'legal.faq.subscription1',
    defaultMessage: 'No. You buy credits when you want some. Nothing renews automatically, and credits don’t expire.',
    description: 'Paragraph below “Is there a subscription?” in the questions and answers.',
  },
  premiumTitle: {
    id: 'legal.faq.premiumTitle',
    defaultMessage: 'What is Premium?',
    description: 'Heading of a section in the questions and answers.',
  },
  premium1: {
    id: 'legal.faq.premium1',
    defaultMessage:
      'Buy credits once and you’re a premium member: you see all photos and who likes you, and you can start as many conversations as you like. As a free member you can start {freeConversations, plural, one {# conversation} other {# conversations}} and have {freePhotos, plural, one {# photo} other {# photos}}.',
    description: 'Paragraph below “What is Premium?” in the questions and answers.',
  },
  fictionalTitle: {
    id: 'legal.faq.fictionalTitle',
    defaultMessage: 'What does the label “{fictionalSingular}” mean?',
    description: 'Heading of a section in the questions and answers.',
  },
  fictional1: {
    id: 'legal.faq.fictional1',
    defaultMessage:
      'It means that the profile is not a real person. We say so in the search, on the profile and in every conversation, so that you can decide whether to write.',
    description: 'Paragraph below “What does the mark “…” mean?” in the questions and answers.',
  },
  photoTitle: {
    id: 'legal.faq.photoTitle',
    defaultMessage: 'Why can’t others see my photo yet?',
    description: 'Heading of a section in the questions and answers.',
  },
  photo1: {
    id: 'legal.faq.photo1',
    defaultMessage:
      'We check every photo first. That usually takes less than a day. If a photo isn’t accepted, your profile says so, and you can choose another one.',
    description: 'Paragraph below “Why can’t others see my photo yet?” in the questions and answers.',
  },
  activationTitle: {
    id: 'legal.faq.activationTitle',
    defaultMessage: 'I didn’t get an e-mail. What can I do?',
    description: 'Heading of a section in the questions and answers.',
  },
  activation1: {
    id: 'legal.faq.activation1',
    defaultMessage:
      'Check your spam folder first. Then ask for the e-mail again: there’s a button for it in the notice at the top of the page. If the address is wrong, write to {email}.',
    description: 'Paragraph below “I didn’t get an e-mail. What can I do?” in the questions and answers.',
  },
  passwordTitle: {
    id: 'legal.faq.passwordTitle',
    defaultMessage: 'I forgot my password.',
    description: 'Heading of a section in the questions and answers.',
  },
  password1: {
    id: 'legal.faq.password1',
    defaultMessage:
      'Choose “Forgot your password?” on the login page. We’ll send you a link to choose a new one. After several wrong attempts, your account is locked for a few minutes to protect you.',
    description: 'Paragraph below “I forgot my password.” in the questions and answers.',
  },
  blockTitle: {
    id: 'legal.faq.blockTitle',
    defaultMessage: 'Someone is bothering me.',
    description: 'Heading of a section in the questions and answers.',
  },
  block1: {
    id: 'legal.faq.block1',
    defaultMessage:
      'Block them: there’s a button on their profile. After that, they can’t see you or write to you. For anything that breaks the law or our rules, please write to {email} as well.',
    description: 'Paragraph below “Somebody bothers me.” in the questions and answers.',
  },
});
