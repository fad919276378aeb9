import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const barMessages = defineMessages<{
  readonly nav: NoMessageValues;
  readonly search: NoMessageValues;
  readonly messages: NoMessageValues;
  readonly likes: NoMessageValues;
  readonly play: NoMessageValues;
  readonly me: NoMessageValues;
  readonly unread: { readonly count: number | bigint };
  readonly newLikes: { readonly count: number | bigint };
  readonly credits: NoMessageValues;
  readonly creditsLeft: { readonly count: number | bigint };
  readonly premium: NoMessageValues;
  readonly language: NoMessageValues;
  readonly account: { readonly name: MessageValue };
  readonly profile: NoMessageValues;
  readonly settings: NoMessageValues;
  readonly logout: NoMessageValues;
  readonly login: NoMessageValues;
  readonly signup: NoMessageValues;
  readonly skip: NoMessageValues;
}>({
  nav: {
    id: 'site.bar.nav',
    defaultMessage: 'Main navigation',
    description: 'For screen readers: name of the bar with search, messages and likes.',
  },
  search: {
    id: 'site.bar.search',
    defaultMessage: 'Search',
    description: 'Link to the search for members. At most 12 characters: it stands below an icon on phones.',
  },
  messages: {
    id: 'site.bar.messages',
    defaultMessage: 'Messages',
    description: 'Link to the conversations. At most 12 characters: it stands below an icon on phones.',
  },
  likes: {
    id: 'site.bar.likes',
    defaultMessage: 'Likes',
    description: 'Link to the likes. At most 12 characters: it stands below an icon on phones.',
  },
  play: {
    id: 'site.bar.play',
    defaultMessage: 'Play',
    description: 'Link to the swipe game, a verb. At most 12 characters: it stands below an icon on phones.',
  },
  me: {
    id: 'site.bar.me',
    defaultMessage: 'Me',
    description:
      'Link to the page with everything that is the member’s own: profile, credits, settings. At most 12 characters: it stands below an icon on phones.',
  },
  unread: {
    id: 'site.bar.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'For screen readers: the badge on “Messages”.',
  },
  newLikes: {
    id: 'site.bar.newLikes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'For screen readers: the badge on “Likes”.',
  },
  credits: {
    id: 'site.bar.credits',
    defaultMessage: 'Credits',
    description: 'Link to the page that sells credits; the balance stands beside it.',
  },
  creditsLeft: {
    id: 'site.bar.creditsLeft',
    defaultMessage: '{count, plural, =0 {No credits left} one {# credit left} other {# credits left}}',
    description: 'For screen readers: the badge on “Credits” when few are left.',
  },
  premium: {
    id: 'site.bar.premium',
    defaultMessage: 'Get Premium',
    description: 'Link for free members in the top bar. Short.',
  },
  language: { id: 'site.bar.language', defaultMessage: 'Language', description: 'Name of the language switcher.' },
  account: {
    id: 'site.bar.account',
    defaultMessage: 'Account: {name}',
    description: 'For screen readers: name of the button with the member’s own picture.',
  },
  profile: { id: 'site.bar.profile', defaultMessage: 'My profile', description: 'Entry of the account menu.' },
  settings: {
    id: 'site.bar.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the account menu: to the same page as “Me” on a phone.',
  },
  logout: { id: 'site.bar.logout', defaultMessage: 'Log out', description: 'Entry of the account menu.' },
  login: { id: 'site.bar.login', defaultMessage: 'Log in', description: 'Button of the top bar for visitors. Short.' },
  signup: {
    id: 'site.bar.signup',
    defaultMessage: 'Sign up',
    description: 'Button of the top bar for visitors. Short.',
  },
  skip: {
    id: 'site.bar.skip',
    defaultMessage: 'Skip to content',
    description: 'For keyboard users: the first link of every page.',
  },
});

export const footerMessages = defineMessages({
  links: {
    id: 'site.footer.links',
    defaultMessage: 'Legal and help',
    description: 'For screen readers: name of the list of links at the end of the page.',
  },
  terms: { id: 'site.footer.terms', defaultMessage: 'Terms', description: 'Link to the terms and conditions.' },
  privacy: { id: 'site.footer.privacy', defaultMessage: 'Privacy', description: 'Link to the privacy statement.' },
  cookies: { id: 'site.footer.cookies', defaultMessage: 'Cookies', description: 'Link to the page about cookies.' },
  ban: {
    id: 'site.footer.ban',
    defaultMessage: 'Block access',
    description: 'Link to the page on how to keep oneself or minors from using the site.',
  },
  pricing: { id: 'site.footer.pricing', defaultMessage: 'Prices', description: 'Link to the price list.' },
  complaints: {
    id: 'site.footer.complaints',
    defaultMessage: 'Complaints',
    description: 'Link to the complaint form.',
  },
  'return-policy': {
    id: 'site.footer.returnPolicy',
    defaultMessage: 'Cancellations and refunds',
    description: 'Link to the page about the right of withdrawal.',
  },
  faq: { id: 'site.footer.faq', defaultMessage: 'Questions and answers', description: 'Link to the FAQ.' },
  service: { id: 'site.footer.service', defaultMessage: 'Customer service', description: 'Link to the contact page.' },
});

export const disclaimerMessages = defineMessages<{
  readonly text: { readonly company: MessageValue; readonly minAge: number | bigint; readonly site: MessageValue };
  readonly withoutCompany: { readonly minAge: number | bigint; readonly site: MessageValue };
  readonly us: { readonly site: MessageValue };
  readonly register: NoMessageValues;
  readonly vat: NoMessageValues;
  readonly tradenames: NoMessageValues;
  readonly copyright: { readonly company: MessageValue; readonly year: MessageValue };
}>({
  text: {
    id: 'site.disclaimer.text',
    defaultMessage:
      '{company} runs {site}, a dating site for adults aged {minAge, number} and over. Messages cost credits; prices are shown before every purchase.',
    description: 'Disclaimer at the end of every page. site: name of the site; company: who runs it.',
  },
  withoutCompany: {
    id: 'site.disclaimer.withoutCompany',
    defaultMessage:
      '{site} is a dating site for adults aged {minAge, number} and over. Messages cost credits; prices are shown before every purchase.',
    description: 'Disclaimer at the end of every page, while the company’s name is not loaded.',
  },
  us: {
    id: 'site.disclaimer.us',
    defaultMessage:
      '{site} does not conduct criminal background checks on its members. Meet in public places, tell a friend where you’re going, and never send money to people you haven’t met.',
    description: 'Disclaimer for the United States only, in English; translations are never shown but must exist.',
  },
  register: {
    id: 'site.company.register',
    defaultMessage: 'Company register',
    description: 'Label of the number of the company in the trade register.',
  },
  vat: {
    id: 'site.company.vat',
    defaultMessage: 'VAT number',
    description: 'Label of one or more VAT numbers of the company.',
  },
  tradenames: {
    id: 'site.company.tradenames',
    defaultMessage: 'Trade names',
    description: 'Label of the names the company trades under.',
  },
  copyright: {
    id: 'site.footer.copyright',
    defaultMessage: '© {year} {company}',
    description: 'Last line of the page.',
  },
});
