import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const membersMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly found: { readonly count: number | bigint };
  readonly results: NoMessageValues;
  readonly similar: NoMessageValues;
  readonly more: NoMessageValues;
  readonly earlier: NoMessageValues;
  readonly shown: { readonly shown: number | bigint; readonly total: number | bigint };
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly emptyTextAny: NoMessageValues;
  readonly widen: { readonly filter: MessageValue };
  readonly loginTitle: NoMessageValues;
  readonly loginText: NoMessageValues;
  readonly swipeGame: NoMessageValues;
  readonly joinTitle: NoMessageValues;
  readonly joinText: NoMessageValues;
  readonly like: { readonly name: MessageValue };
}>({
  title: {
    id: 'members.search.title',
    defaultMessage: 'Members',
    description: 'Heading of the page where members search for each other.',
  },
  found: {
    id: 'members.search.found',
    defaultMessage: '{count, plural, =0 {Nobody found} one {# member found} other {# members found}}',
    description: 'Under the heading of the search. count: how many members the search found.',
  },
  results: {
    id: 'members.search.results',
    defaultMessage: 'Members found',
    description: 'For screen readers: name of the list of search results.',
  },
  similar: {
    id: 'members.search.similar',
    defaultMessage: 'Close to what you are looking for',
    description: 'Heading over members who fit the search almost.',
  },
  more: {
    id: 'members.search.more',
    defaultMessage: 'Show more members',
    description: 'Button under the search results that adds the next page.',
  },
  earlier: {
    id: 'members.search.earlier',
    defaultMessage: 'Show the members before these',
    description: 'Button over the search results when the list does not begin with the first page.',
  },
  shown: {
    id: 'members.search.shown',
    defaultMessage: '{shown, number} of {total, plural, one {# member} other {# members}}',
    description: 'Next to the button "Show more members": how many of all are on the page.',
  },
  emptyTitle: {
    id: 'members.search.emptyTitle',
    defaultMessage: 'Nobody fits all of this yet',
    description: 'Title in place of the results when the search found nobody.',
  },
  emptyText: {
    id: 'members.search.emptyText',
    defaultMessage: 'Drop one of your wishes and you will meet more people.',
    description: 'Under the title when the search found nobody. Buttons follow, one for each filter to give up.',
  },
  emptyTextAny: {
    id: 'members.search.emptyTextAny',
    defaultMessage: 'New members join every day. Look in again soon.',
    description: 'Under the title when the search found nobody although nothing was filtered.',
  },
  widen: {
    id: 'members.search.widen',
    defaultMessage: 'Search without “{filter}”',
    description: 'Button that takes away one filter, "Online now" for instance, and searches again.',
  },
  loginTitle: {
    id: 'members.search.loginTitle',
    defaultMessage: 'Members are seen by members only',
    description: 'Title for a visitor on a site that does not show its members to visitors.',
  },
  loginText: {
    id: 'members.search.loginText',
    defaultMessage: 'Sign up for free to see who is near you. Already a member? Log in.',
    description: 'Under that title; a sign-up and a log-in button follow.',
  },
  swipeGame: {
    id: 'members.search.swipeGame',
    defaultMessage: 'Swipe game',
    description: 'Link to the game where one likes or passes one person at a time.',
  },
  joinTitle: {
    id: 'members.search.joinTitle',
    defaultMessage: 'Seen someone you like?',
    description: 'Title of a box for visitors under the search results.',
  },
  joinText: {
    id: 'members.search.joinText',
    defaultMessage: 'Members can send likes and messages. Signing up is free and takes two minutes.',
    description: 'Text of that box; a sign-up and a log-in button follow.',
  },
  like: {
    id: 'members.card.like',
    defaultMessage: 'Like {name}',
    description: 'For screen readers: the heart button on the photo of a member.',
  },
});

export const filterMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly open: { readonly count: number | bigint };
  readonly active: NoMessageValues;
  readonly remove: { readonly filter: MessageValue };
  readonly reset: NoMessageValues;
  readonly show: NoMessageValues;
  readonly seeking: NoMessageValues;
  readonly country: NoMessageValues;
  readonly anyCountry: NoMessageValues;
  readonly region: NoMessageValues;
  readonly anyRegion: NoMessageValues;
  readonly age: NoMessageValues;
  readonly youngest: NoMessageValues;
  readonly oldest: NoMessageValues;
  readonly ages: { readonly max: number | bigint; readonly min: number | bigint };
  readonly agesChip: { readonly max: number | bigint; readonly min: number | bigint };
  readonly online: NoMessageValues;
  readonly withPhoto: NoMessageValues;
}>({
  title: {
    id: 'members.filter.title',
    defaultMessage: 'Filters',
    description: 'Heading of the panel with search filters.',
  },
  open: {
    id: 'members.filter.open',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
    description: 'Button that opens the filters. count: how many are set.',
  },
  active: {
    id: 'members.filter.active',
    defaultMessage: 'Filters in use',
    description: 'For screen readers: name of the row of chips, each a filter that can be removed.',
  },
  remove: {
    id: 'members.filter.remove',
    defaultMessage: 'Remove filter: {filter}',
    description: 'For screen readers: a chip that takes one filter away.',
  },
  reset: {
    id: 'members.filter.reset',
    defaultMessage: 'Reset filters',
    description: 'Button that puts all filters back to where they were at first.',
  },
  show: {
    id: 'members.filter.show',
    defaultMessage: 'Show members',
    description: 'Button at the end of the filters on phones: closes them and searches.',
  },
  seeking: {
    id: 'members.filter.seeking',
    defaultMessage: 'I am looking for',
    description: 'Over check boxes Women, Men, Nonbinary people.',
  },
  country: { id: 'members.filter.country', defaultMessage: 'Country', description: 'Label of a choice.' },
  anyCountry: {
    id: 'members.filter.anyCountry',
    defaultMessage: 'All countries',
    description: 'First choice in the list of countries.',
  },
  region: { id: 'members.filter.region', defaultMessage: 'Region', description: 'Label of a choice.' },
  anyRegion: {
    id: 'members.filter.anyRegion',
    defaultMessage: 'All regions',
    description: 'First choice in the list of regions.',
  },
  age: { id: 'members.filter.age', defaultMessage: 'Age', description: 'Label of a slider with two thumbs.' },
  youngest: {
    id: 'members.filter.youngest',
    defaultMessage: 'Youngest',
    description: 'For screen readers: the lower thumb of the age slider.',
  },
  oldest: {
    id: 'members.filter.oldest',
    defaultMessage: 'Oldest',
    description: 'For screen readers: the upper thumb of the age slider.',
  },
  ages: {
    id: 'members.filter.ages',
    defaultMessage: '{min, number} to {max, number}',
    description: 'The chosen ages next to the slider, 25 to 40 for instance.',
  },
  agesChip: {
    id: 'members.filter.agesChip',
    defaultMessage: '{min, number} to {max, number} years',
    description: 'The chosen ages as a chip.',
  },
  online: {
    id: 'members.filter.online',
    defaultMessage: 'Online now',
    description: 'Switch: only members who are on the site right now.',
  },
  withPhoto: {
    id: 'members.filter.withPhoto',
    defaultMessage: 'With photo',
    description: 'Switch: only members with a photo.',
  },
});
