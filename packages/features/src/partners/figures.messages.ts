import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  readonly title: { readonly name: MessageValue };
  readonly page: NoMessageValues;
  readonly intro: { readonly site: MessageValue };
  readonly network: { readonly network: MessageValue };
  readonly period: NoMessageValues;
  readonly days: { readonly days: number | bigint };
  readonly download: NoMessageValues;
  readonly total: NoMessageValues;
  readonly views: NoMessageValues;
  readonly starts: NoMessageValues;
  readonly signups: NoMessageValues;
  readonly firstPurchases: NoMessageValues;
  readonly viewsHint: NoMessageValues;
  readonly startsHint: NoMessageValues;
  readonly signupsHint: NoMessageValues;
  readonly firstPurchasesHint: NoMessageValues;
  readonly share: { readonly share: MessageValue };
  readonly byDay: NoMessageValues;
  readonly byWay: NoMessageValues;
  readonly noWay: NoMessageValues;
  readonly others: NoMessageValues;
  readonly othersHint: { readonly count: number | bigint };
  readonly empty: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly unknown: NoMessageValues;
  readonly unknownText: NoMessageValues;
}>({
  title: {
    id: 'partners.figures.title',
    defaultMessage: 'Figures for {name}',
    description:
      'Heading of a page that a partner sees: how many visitors their pages have brought. Name of the partner.',
  },
  page: {
    id: 'partners.figures.page',
    defaultMessage: 'Partner figures',
    description: 'Title of that page in tab and history.',
  },
  intro: {
    id: 'partners.figures.intro',
    defaultMessage: 'What came of the pages you show for {site}, counted without cookies. Days end at midnight UTC.',
    description: 'Below the heading.',
  },
  network: {
    id: 'partners.figures.network',
    defaultMessage: 'Network: {network}',
    description: 'The code by which the partner’s visitors are known, such as acme.',
  },
  period: {
    id: 'partners.figures.period',
    defaultMessage: 'Time shown',
    description: 'Name of the links “7 days”, “30 days” and “90 days”, for screen readers.',
  },
  days: {
    id: 'partners.figures.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Link: figures of the last 7, 30 or 90 days.',
  },
  download: {
    id: 'partners.figures.download',
    defaultMessage: 'Download as CSV',
    description: 'Link: the same figures as a file for a spreadsheet.',
  },
  total: {
    id: 'partners.figures.total',
    defaultMessage: 'In all',
    description: 'Heading of the totals of the time shown, for screen readers.',
  },
  views: {
    id: 'partners.figures.views',
    defaultMessage: 'Views',
    description: 'How often a lander (a small page that leads to the site) was seen.',
  },
  starts: {
    id: 'partners.figures.starts',
    defaultMessage: 'Starts',
    description: 'How many visitors have begun with a lander, by an answer or a pick.',
  },
  signups: {
    id: 'partners.figures.signups',
    defaultMessage: 'Sign-ups',
    description: 'How many have made an account.',
  },
  firstPurchases: {
    id: 'partners.figures.firstPurchases',
    defaultMessage: 'First purchases',
    description: 'How many have paid for something for the first time.',
  },
  viewsHint: {
    id: 'partners.figures.viewsHint',
    defaultMessage: 'Each visitor once a day for each page',
    description: 'Below “Views”: how it is counted.',
  },
  startsHint: {
    id: 'partners.figures.startsHint',
    defaultMessage: 'Visitors who answered or picked something',
    description: 'Below “Starts”: how it is counted.',
  },
  signupsHint: {
    id: 'partners.figures.signupsHint',
    defaultMessage: 'Accounts with a confirmed e-mail address',
    description: 'Below “Sign-ups”: how it is counted.',
  },
  firstPurchasesHint: {
    id: 'partners.figures.firstPurchasesHint',
    defaultMessage: 'Members who paid for the first time',
    description: 'Below “First purchases”: how it is counted.',
  },
  share: {
    id: 'partners.figures.share',
    defaultMessage: '{share} of views',
    description: 'Beside starts, sign-ups and first purchases. The share is a percentage: 12%.',
  },
  byDay: {
    id: 'partners.figures.byDay',
    defaultMessage: 'By day',
    description: 'Heading of a list of days with their figures.',
  },
  byWay: {
    id: 'partners.figures.byWay',
    defaultMessage: 'By ref and sub',
    description:
      'Heading of a list. “ref” and “sub” are the names of the parameters in the partner’s links, and stay as they are.',
  },
  noWay: {
    id: 'partners.figures.noWay',
    defaultMessage: 'Without ref and sub',
    description: 'Row of that list: visitors whose link had neither.',
  },
  others: {
    id: 'partners.figures.others',
    defaultMessage: 'Others',
    description: 'Last row of that list.',
  },
  othersHint: {
    id: 'partners.figures.othersHint',
    defaultMessage:
      'Links that fewer than {count, number} people have come by are counted together, so that nobody can be recognised. Sign-ups and first purchases of a link are listed from {count, number} sign-ups on. Until then they are counted with the others.',
    description: 'Below that list.',
  },
  empty: {
    id: 'partners.figures.empty',
    defaultMessage: 'Nothing counted in this time',
    description: 'In place of the figures.',
  },
  emptyText: {
    id: 'partners.figures.emptyText',
    defaultMessage: 'Once someone sees one of your pages, you’ll find it here.',
    description: 'Below “Nothing counted in this time”.',
  },
  unknown: {
    id: 'partners.figures.unknown',
    defaultMessage: 'There are no figures at this address',
    description: 'Heading where the address of the page is wrong, or not valid any more.',
  },
  unknownText: {
    id: 'partners.figures.unknownText',
    defaultMessage: 'It may have been replaced by another one. Whoever runs the site can give you a new address.',
    description: 'Below it.',
  },
});
