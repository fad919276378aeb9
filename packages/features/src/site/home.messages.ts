import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const homeMessages = defineMessages<{
  readonly page: NoMessageValues;
  readonly title: NoMessageValues;
  readonly intro: { readonly site: MessageValue };
  readonly signup: NoMessageValues;
  readonly login: NoMessageValues;
  readonly lookAround: NoMessageValues;
  readonly underButtons: { readonly credits: number | bigint };
  readonly benefitsTitle: NoMessageValues;
  readonly noSubscription: NoMessageValues;
  readonly noSubscriptionText: NoMessageValues;
  readonly clearPrices: NoMessageValues;
  readonly clearPricesText: { readonly price: MessageValue };
  readonly clearPricesNoPriceText: NoMessageValues;
  readonly photos: NoMessageValues;
  readonly photosText: NoMessageValues;
  readonly control: NoMessageValues;
  readonly controlText: NoMessageValues;
  readonly honestTitle: NoMessageValues;
  readonly honestText: { readonly site: MessageValue };
  readonly membersTitle: { readonly site: MessageValue };
}>({
  page: {
    id: 'site.home.page',
    defaultMessage: 'Dating for grown-ups',
    description: 'Name of the visitors’ home page in the browser’s tab.',
  },
  title: {
    id: 'site.home.title',
    defaultMessage: 'Meet someone worth getting to know',
    description: 'Large heading of the visitors’ home page of a dating site. Warm, short, no exclamation mark.',
  },
  intro: {
    id: 'site.home.intro',
    defaultMessage:
      '{site} is a dating site for adults. Look around, like who you like, and write to them. You pay for messages, not for a subscription.',
    description: 'Below the large heading: says what the site is. site: its name.',
  },
  signup: { id: 'site.home.signup', defaultMessage: 'Sign up for free', description: 'Main button of the home page.' },
  login: {
    id: 'site.home.login',
    defaultMessage: 'Log in',
    description: 'Second button of the home page where visitors may not look around.',
  },
  lookAround: {
    id: 'site.home.lookAround',
    defaultMessage: 'Look around',
    description: 'Second button of the home page: leads to the search for members, without an account.',
  },
  underButtons: {
    id: 'site.home.underButtons',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} to welcome you. No card needed.',
    description:
      'Small print below the buttons: new members get credits for their first messages and need no credit card.',
  },
  benefitsTitle: {
    id: 'site.home.benefitsTitle',
    defaultMessage: 'What you can rely on',
    description: 'Heading above four promises.',
  },
  noSubscription: {
    id: 'site.home.noSubscription',
    defaultMessage: 'No subscription',
    description: 'One of four promises.',
  },
  noSubscriptionText: {
    id: 'site.home.noSubscriptionText',
    defaultMessage: 'You buy credits when you want to. Nothing renews automatically, and credits don’t expire.',
    description: 'Explains “No subscription”.',
  },
  clearPrices: { id: 'site.home.clearPrices', defaultMessage: 'Clear prices', description: 'One of four promises.' },
  clearPricesText: {
    id: 'site.home.clearPricesText',
    defaultMessage: 'Messages start at {price}. You’ll see the price in your currency before you pay.',
    description: 'Explains “Clear prices”. price: an amount of money.',
  },
  clearPricesNoPriceText: {
    id: 'site.home.clearPricesNoPriceText',
    defaultMessage: 'You’ll see what a message costs, in your currency, before you pay.',
    description: 'Explains “Clear prices” where no amount is known.',
  },
  photos: { id: 'site.home.photos', defaultMessage: 'Checked photos', description: 'One of four promises.' },
  photosText: {
    id: 'site.home.photosText',
    defaultMessage: 'We look at every photo before others see it. Hidden data, such as where it was taken, is removed.',
    description: 'Explains “Checked photos”.',
  },
  control: { id: 'site.home.control', defaultMessage: 'You decide', description: 'One of four promises.' },
  controlText: {
    id: 'site.home.controlText',
    defaultMessage: 'Block anyone in two clicks. We never show anyone your exact location.',
    description: 'Explains “You decide”.',
  },
  honestTitle: {
    id: 'site.home.honestTitle',
    defaultMessage: 'Honest about our profiles',
    description: 'Heading above the notice that some profiles are no real persons.',
  },
  honestText: {
    id: 'site.home.honestText',
    defaultMessage:
      'Some profiles on {site} are not real people. Wherever you see one, it carries this label, before and during every chat:',
    description: 'Above an example of the mark. site: the site’s name.',
  },
  membersTitle: {
    id: 'site.home.membersTitle',
    defaultMessage: 'Some members of {site}',
    description: 'Name, for screen readers, of a row of member portraits in the head of the home page. site: its name.',
  },
});
