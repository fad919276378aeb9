import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const termsMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: {
    readonly address: MessageValue;
    readonly city: MessageValue;
    readonly company: MessageValue;
    readonly country: MessageValue;
    readonly site: MessageValue;
    readonly version: MessageValue;
  };
  readonly whoTitle: NoMessageValues;
  readonly who1: { readonly minAge: number | bigint; readonly site: MessageValue };
  readonly who2: NoMessageValues;
  readonly serviceTitle: { readonly site: MessageValue };
  readonly service1: { readonly site: MessageValue };
  readonly service2: NoMessageValues;
  readonly fictionalTitle: NoMessageValues;
  readonly fictional1: { readonly fictionalPlural: MessageValue; readonly site: MessageValue };
  readonly creditsTitle: NoMessageValues;
  readonly credits1: {
    readonly giftCredits: number | bigint;
    readonly messageCredits: number | bigint;
    readonly photoCredits: number | bigint;
  };
  readonly credits2: NoMessageValues;
  readonly credits3: NoMessageValues;
  readonly conductTitle: NoMessageValues;
  readonly conduct1: NoMessageValues;
  readonly conduct2: NoMessageValues;
  readonly contentTitle: NoMessageValues;
  readonly content1: { readonly site: MessageValue };
  readonly liabilityTitle: NoMessageValues;
  readonly liability1: NoMessageValues;
  readonly endTitle: NoMessageValues;
  readonly end1: NoMessageValues;
  readonly lawTitle: NoMessageValues;
  readonly law1: NoMessageValues;
  readonly law2: NoMessageValues;
}>({
  title: {
    id: 'legal.terms.title',
    defaultMessage: 'Terms and conditions',
    description: 'Heading of the terms and conditions.',
  },
  intro: {
    id: 'legal.terms.intro',
    defaultMessage:
      'These terms apply between you and {company}, {address}, {city}, {country} (“we”), when you use {site}. Last updated: {version}.',
    description: 'First paragraph of the terms and conditions.',
  },
  whoTitle: {
    id: 'legal.terms.whoTitle',
    defaultMessage: 'Who may take part',
    description: 'Heading of a section in the terms and conditions.',
  },
  who1: {
    id: 'legal.terms.who1',
    defaultMessage:
      '{site} is for people aged {minAge, number} and over. You take part on your own behalf, with one account, and what you say about yourself must be true. Please keep your password to yourself.',
    description: 'Paragraph below “Who may take part” in the terms and conditions.',
  },
  who2: {
    id: 'legal.terms.who2',
    defaultMessage: 'We may close an account that was created with false details, by a minor, or for someone else.',
    description: 'Paragraph below “Who may take part” in the terms and conditions.',
  },
  serviceTitle: {
    id: 'legal.terms.serviceTitle',
    defaultMessage: 'What {site} is',
    description: 'Heading of a section in the terms and conditions.',
  },
  service1: {
    id: 'legal.terms.service1',
    defaultMessage:
      '{site} lets you look for other members, like them, and exchange messages with them. Signing up, searching and receiving messages are free. Sending messages, photos and gifts costs credits.',
    description: 'Paragraph below “What … is” in the terms and conditions.',
  },
  service2: {
    id: 'legal.terms.service2',
    defaultMessage:
      'We cannot promise that you will meet someone, or that every member is who they say they are. Meet new people in public places, and never send money to people you have not met.',
    description: 'Paragraph below “What … is” in the terms and conditions.',
  },
  fictionalTitle: {
    id: 'legal.terms.fictionalTitle',
    defaultMessage: 'Profiles that are not real people',
    description: 'Heading of a section in the terms and conditions.',
  },
  fictional1: {
    id: 'legal.terms.fictional1',
    defaultMessage:
      'There may be profiles on {site} that are written and run by us for entertainment. They are called “{fictionalPlural}” and always carry that label: in the search, on the profile and during the conversation. It is not possible to meet them.',
    description: 'Paragraph below “Profiles that are not real people” in the terms and conditions.',
  },
  creditsTitle: {
    id: 'legal.terms.creditsTitle',
    defaultMessage: 'Credits and prices',
    description: 'Heading of a section in the terms and conditions.',
  },
  credits1: {
    id: 'legal.terms.credits1',
    defaultMessage:
      'You buy credits in packages. The price, in your currency and with all taxes, is shown before you pay, together with what one message costs with that package. A message costs {messageCredits, plural, one {# credit} other {# credits}}, a photo in a chat {photoCredits, plural, one {# credit} other {# credits}}, and gifts start at {giftCredits, plural, one {# credit} other {# credits}}.',
    description: 'Paragraph below “Credits and prices” in the terms and conditions.',
  },
  credits2: {
    id: 'legal.terms.credits2',
    defaultMessage:
      'Every purchase is a single payment. Nothing renews automatically. Credits you have bought do not expire as long as you have an account. Your first purchase makes you a premium member; that costs nothing more.',
    description: 'Paragraph below “Credits and prices” in the terms and conditions.',
  },
  credits3: {
    id: 'legal.terms.credits3',
    defaultMessage:
      'Credits cannot be passed on to others. For your right to withdraw from a purchase, see the “Cancellations and refunds” page.',
    description: 'Paragraph below “Credits and prices” in the terms and conditions.',
  },
  conductTitle: {
    id: 'legal.terms.conductTitle',
    defaultMessage: 'How we treat each other',
    description: 'Heading of a section in the terms and conditions.',
  },
  conduct1: {
    id: 'legal.terms.conduct1',
    defaultMessage:
      'Do not insult, threaten or pressure others. Do not advertise, ask for money, send the same text to many people, or use the site with automated tools. Do not upload pictures of other people or of minors, or pictures that break the law.',
    description: 'Paragraph below “How we treat each other” in the terms and conditions.',
  },
  conduct2: {
    id: 'legal.terms.conduct2',
    defaultMessage:
      'Photos are checked before others see them. Members can block each other and report profiles to us. If you break these rules, we can remove content, warn you, or close your account. We will tell you why, and you can appeal.',
    description: 'Paragraph below “How we treat each other” in the terms and conditions.',
  },
  contentTitle: {
    id: 'legal.terms.contentTitle',
    defaultMessage: 'What you write and upload',
    description: 'Heading of a section in the terms and conditions.',
  },
  content1: {
    id: 'legal.terms.content1',
    defaultMessage:
      'Your texts and photos stay yours. You allow us to show them on {site} to those they are meant for, for as long as they are there, and to resize them for that purpose. You can delete them at any time.',
    description: 'Paragraph below “What you write and upload” in the terms and conditions.',
  },
  liabilityTitle: {
    id: 'legal.terms.liabilityTitle',
    defaultMessage: 'Liability',
    description: 'Heading of a section in the terms and conditions.',
  },
  liability1: {
    id: 'legal.terms.liability1',
    defaultMessage:
      'Our liability is unlimited for intent and gross negligence, for death or personal injury, and wherever the law requires it. For slight negligence we are liable only for breach of an essential obligation, and only for foreseeable damage.',
    description: 'Paragraph below “Liability” in the terms and conditions.',
  },
  endTitle: {
    id: 'legal.terms.endTitle',
    defaultMessage: 'End of the contract',
    description: 'Heading of a section in the terms and conditions.',
  },
  end1: {
    id: 'legal.terms.end1',
    defaultMessage:
      'You can end the contract and have your account deleted whenever you want, without giving a reason. For 14 days you can bring it back with a link that we send you; after that it is gone. We can end the contract with 14 days’ notice, and with immediate effect for good cause. Credits you have bought and not used are refunded if we end the contract through no fault of yours.',
    description: 'Paragraph below “End of the contract” in the terms and conditions.',
  },
  lawTitle: {
    id: 'legal.terms.lawTitle',
    defaultMessage: 'Law and disputes',
    description: 'Heading of a section in the terms and conditions.',
  },
  law1: {
    id: 'legal.terms.law1',
    defaultMessage:
      'The law of the country of our registered office applies. As a consumer you keep the protection of the law of the country you live in, and you can go to the courts there.',
    description: 'Paragraph below “Law and disputes” in the terms and conditions.',
  },
  law2: {
    id: 'legal.terms.law2',
    defaultMessage:
      'If we change these terms, we will tell you by e-mail at least 30 days in advance. If you do not agree, you can end the contract free of charge.',
    description: 'Paragraph below “Law and disputes” in the terms and conditions.',
  },
});
