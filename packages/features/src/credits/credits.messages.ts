import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const creditsMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly balance: { readonly credits: number | bigint };
  readonly choose: NoMessageValues;
  readonly chooseFirst: NoMessageValues;
  readonly someMethods: NoMessageValues;
  readonly repeat: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly unit: { readonly count: number | bigint };
  readonly perMessage: { readonly price: MessageValue };
  readonly bestValue: NoMessageValues;
  readonly insteadOf: NoMessageValues;
  readonly discount: { readonly percentage: number | bigint };
  readonly chosen: { readonly credits: number | bigint };
  readonly messageCost: { readonly credits: number | bigint };
  readonly honest: NoMessageValues;
  readonly firstPurchase: NoMessageValues;
  readonly continue: NoMessageValues;
  readonly history: NoMessageValues;
  readonly back: NoMessageValues;
  readonly all: NoMessageValues;
  readonly textStays: NoMessageValues;
  readonly bonusTitle: { readonly percentage: number | bigint };
  readonly bonusLine: { readonly percentage: number | bigint; readonly time: MessageValue };
  readonly bonusText: NoMessageValues;
  readonly bonusUntil: { readonly time: MessageValue };
  readonly bonusEnds: NoMessageValues;
  readonly bonusAction: NoMessageValues;
  readonly bonusTerms: { readonly hours: number | bigint; readonly percentage: number | bigint };
  readonly bonusLater: NoMessageValues;
}>({
  title: {
    id: 'credits.page.title',
    defaultMessage: 'Buy credits',
    description: 'Heading of the page that sells credits.',
  },
  intro: {
    id: 'credits.page.intro',
    defaultMessage: 'Credits are for messages, photos in chats, and gifts. Choose how many you want.',
    description: 'Under that heading.',
  },
  balance: {
    id: 'credits.page.balance',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}.',
    description: 'Under the heading: the balance of the reader.',
  },
  choose: {
    id: 'credits.page.choose',
    defaultMessage: 'Choose a package',
    description: 'Name of the group of packages.',
  },
  chooseFirst: {
    id: 'credits.page.chooseFirst',
    defaultMessage: 'Choose a package first.',
    description: 'Error over the packages when the button under them was pressed without choosing one.',
  },
  someMethods: {
    id: 'credits.page.someMethods',
    defaultMessage: 'The lower prices are for certain payment methods. You’ll see which ones when you pay.',
    description: 'Near the packages, with a discount code that is not for all payment methods.',
  },
  repeat: {
    id: 'credits.page.repeat',
    defaultMessage: 'Order the same again',
    description: 'Link to the page where the reader buys the package of last time once more.',
  },
  loading: { id: 'credits.page.loading', defaultMessage: 'Loading prices …', description: 'For screen readers.' },
  unit: {
    id: 'credits.package.unit',
    defaultMessage: '{count, plural, one {credit} other {credits}}',
    description: 'On a package under its number, "200" for instance. Shows the noun only.',
  },
  perMessage: {
    id: 'credits.package.perMessage',
    defaultMessage: '{price} per message',
    description: 'On a package: what one message costs in money.',
  },
  bestValue: {
    id: 'credits.package.bestValue',
    defaultMessage: 'Best value',
    description: 'Badge on the package with the lowest price per credit.',
  },
  insteadOf: {
    id: 'credits.package.insteadOf',
    defaultMessage: 'instead of',
    description: 'For screen readers: before the crossed-out price.',
  },
  discount: {
    id: 'credits.page.discount',
    defaultMessage: 'These prices include your {percentage, number}% discount.',
    description: 'Under the packages, when the reader came with a discount code.',
  },
  chosen: {
    id: 'credits.page.chosen',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'Beside the button that goes on: the chosen package. Its price follows.',
  },
  messageCost: {
    id: 'credits.page.messageCost',
    defaultMessage: 'A message costs {credits, plural, one {# credit} other {# credits}}.',
    description: 'Near the packages.',
  },
  honest: {
    id: 'credits.page.honest',
    defaultMessage: 'You pay once. Nothing renews automatically, and credits don’t expire.',
    description: 'Near the packages: what this is not.',
  },
  firstPurchase: {
    id: 'credits.page.firstPurchase',
    defaultMessage: 'Your first purchase makes you a premium member.',
    description: 'Near the packages, for free members.',
  },
  continue: {
    id: 'credits.page.continue',
    defaultMessage: 'Continue',
    description: 'Link under the packages; nothing is ordered yet.',
  },
  history: {
    id: 'credits.page.history',
    defaultMessage: 'Your transactions',
    description: 'Link to the list of everything that happened to the credits.',
  },
  back: {
    id: 'credits.page.back',
    defaultMessage: 'Back to your conversation',
    description: 'Link back to the chat from which the reader came.',
  },
  all: {
    id: 'credits.dialog.all',
    defaultMessage: 'All packages',
    description: 'Link in a window over a conversation that offers the three smallest packages.',
  },
  textStays: {
    id: 'credits.dialog.textStays',
    defaultMessage: 'What you’ve typed stays in the conversation.',
    description: 'In that window, after what a message costs and what the reader has, when a text was begun.',
  },
  bonusTitle: {
    id: 'credits.bonus.title',
    defaultMessage: '{percentage, number}% off your first credits',
    description: 'Title of a banner for new members.',
  },
  bonusLine: {
    id: 'credits.bonus.line',
    defaultMessage: '{percentage, number}% off credits until {time}',
    description:
      'A link in one line above the page for new members. time: a time of day. At most two lines of 30 characters.',
  },
  bonusText: {
    id: 'credits.bonus.text',
    defaultMessage: 'A one-time welcome for new members, open for a few hours.',
    description: 'Under the title of the banner above the packages.',
  },
  bonusUntil: {
    id: 'credits.bonus.until',
    defaultMessage: 'A one-time welcome for new members, open until {time}.',
    description: 'In its place where it is known when the offer ends. time: a time of day.',
  },
  bonusEnds: {
    id: 'credits.bonus.ends',
    defaultMessage: 'Time left',
    description: 'A press on it shows hours, minutes and seconds, before which it is read out.',
  },
  bonusAction: {
    id: 'credits.bonus.action',
    defaultMessage: 'See packages',
    description: 'Link in a dialog for new members.',
  },
  bonusTerms: {
    id: 'credits.bonus.terms',
    defaultMessage:
      'As a new member you get {percentage, number}% off your first package if you buy it within {hours, plural, one {# hour} other {# hours}} of signing up. You pay once, and nothing renews automatically.',
    description: 'Text of a dialog for new members without credits; until when, and a link to the packages follow.',
  },
  bonusLater: {
    id: 'credits.bonus.later',
    defaultMessage: 'Not now',
    description: 'Button that closes that dialog without buying.',
  },
});
