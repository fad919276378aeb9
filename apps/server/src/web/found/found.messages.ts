import { defineMessages } from '@formatjs/intl';
import type { MessageValue } from '@formatjs/intl';

/** Descriptions for search engines and link previews, shown below the title of a page. */
export const pageMessages = defineMessages<{
  readonly members: { readonly name: MessageValue };
  readonly pricing: { readonly name: MessageValue };
  readonly login: { readonly name: MessageValue };
  readonly signup: { readonly minAge: number | bigint; readonly name: MessageValue };
  readonly complaints: { readonly name: MessageValue };
  readonly terms: { readonly name: MessageValue };
  readonly privacy: { readonly name: MessageValue };
  readonly cookies: { readonly name: MessageValue };
  readonly faq: { readonly name: MessageValue };
  readonly service: { readonly name: MessageValue };
  readonly returnPolicy: { readonly days: number | bigint; readonly name: MessageValue };
  readonly ban: { readonly name: MessageValue };
}>({
  members: {
    id: 'found.page.members',
    defaultMessage: 'See who’s on {name}, by region, age and what you share. Signing up is free.',
    description:
      'Below the title of the search for members, where its address is shared; name is the name of the site.',
  },
  pricing: {
    id: 'found.page.pricing',
    defaultMessage:
      'What credits and messages cost on {name}, in your currency. You pay once: this is not a subscription, and credits don’t expire.',
    description: 'Below the title of the prices in a search engine; name is the name of the site.',
  },
  login: {
    id: 'found.page.login',
    defaultMessage: 'Log in to {name} with your e-mail address or username, and go on where you left off.',
    description: 'Below the title of the login in a search engine; name is the name of the site.',
  },
  signup: {
    id: 'found.page.signup',
    defaultMessage: 'Sign up to {name} for free, no card needed. For adults aged {minAge, number} and over.',
    description:
      'Below the title of the sign-up in a search engine; name is the name of the site, minAge an age in years.',
  },
  complaints: {
    id: 'found.page.complaints',
    defaultMessage:
      'Something’s not right on {name}? Tell us what happened. A person will read it and answer, and you don’t need an account.',
    description: 'Below the title of the form for complaints in a search engine; name is the name of the site.',
  },
  terms: {
    id: 'found.page.terms',
    defaultMessage:
      'The terms of {name}: who runs the site, how credits work, and what members can expect of us and of each other.',
    description: 'Below the title of the terms in a search engine; name is the name of the site.',
  },
  privacy: {
    id: 'found.page.privacy',
    defaultMessage: 'Which of your data {name} uses, what for and for how long, and what rights you have.',
    description: 'Below the title of the privacy policy in a search engine; name is the name of the site.',
  },
  cookies: {
    id: 'found.page.cookies',
    defaultMessage: 'Which cookies {name} needs, which it uses only if you agree, and how to change your mind.',
    description: 'Below the title of the page about cookies in a search engine; name is the name of the site.',
  },
  faq: {
    id: 'found.page.faq',
    defaultMessage:
      'What does it cost? Is there a subscription? What is Premium? Answers to what people ask {name} most often.',
    description: 'Below the title of the questions and answers in a search engine; name is the name of the site.',
  },
  service: {
    id: 'found.page.service',
    defaultMessage: 'How to reach {name} by e-mail and by phone, and what to do if a payment goes wrong.',
    description: 'Below the title of the customer service in a search engine; name is the name of the site.',
  },
  returnPolicy: {
    id: 'found.page.returnPolicy',
    defaultMessage:
      'How to cancel a purchase on {name} within {days, plural, one {# day} other {# days}}, what you’ll get back, and how long it takes.',
    description:
      'Below the title of the page about cancelling a purchase in a search engine; name is the name of the site, days those of the law.',
  },
  ban: {
    id: 'found.page.ban',
    defaultMessage: '{name} is for adults only. How to block access for minors on your devices, or for yourself.',
    description: 'Below the title of the page about blocking access in a search engine; name is the name of the site.',
  },
});

/** Text on the preview picture of a shared address. */
export const pictureMessages = defineMessages({
  claim: {
    id: 'found.picture.claim',
    defaultMessage: 'Meet someone worth getting to know',
    description:
      'In large letters on the picture that a chat or network shows with a shared address: the headline of the home page.',
  },
});
