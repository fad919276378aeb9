import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const membersMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly found: { readonly count: number | bigint };
  readonly results: NoMessageValues;
  readonly similar: NoMessageValues;
  readonly more: NoMessageValues;
  readonly shown: { readonly shown: number | bigint; readonly total: number | bigint };
  readonly emptyTitle: NoMessageValues;
  readonly emptyTextAny: NoMessageValues;
  readonly loginTitle: NoMessageValues;
  readonly loginText: NoMessageValues;
  readonly swipeGame: NoMessageValues;
  readonly matchFinder: NoMessageValues;
  readonly joinTitle: NoMessageValues;
  readonly joinText: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly sameTown: { readonly place: MessageValue };
  readonly sameInterest: { readonly interest: MessageValue };
  readonly newHere: NoMessageValues;
}>({
  title: {
    id: 'members.search.title',
    defaultMessage: 'Members',
    description: 'Heading of the page where members search for each other.',
  },
  found: {
    id: 'members.search.found',
    defaultMessage:
      '{count, plural, =0 {Nobody found} =10000 {# members or more found} one {# member found} other {# members found}}',
    description: 'Under the heading of the search. count: how many members the search found.',
  },
  results: {
    id: 'members.search.results',
    defaultMessage: 'Members found',
    description: 'For screen readers: name of the list of search results.',
  },
  similar: {
    id: 'members.search.similar',
    defaultMessage: 'Close to what you’re looking for',
    description: 'Heading over members who fit the search almost.',
  },
  more: {
    id: 'members.search.more',
    defaultMessage: 'Show more members',
    description: 'Button under the search results that adds the next page.',
  },
  shown: {
    id: 'members.search.shown',
    defaultMessage: '{shown, number} of {total, plural, =10000 {# members or more} one {# member} other {# members}}',
    description: 'Next to the button "Show more members": how many of all are on the page.',
  },
  emptyTitle: {
    id: 'members.search.emptyTitle',
    defaultMessage: 'Nobody matches all of this yet',
    description: 'Title in place of the results when the search found nobody.',
  },
  emptyTextAny: {
    id: 'members.search.emptyTextAny',
    defaultMessage: 'New members join every day. Check back soon.',
    description: 'Under the title when the search found nobody although nothing was filtered.',
  },
  loginTitle: {
    id: 'members.search.loginTitle',
    defaultMessage: 'Only members can see other members',
    description: 'Title for a visitor on a site that does not show its members to visitors.',
  },
  loginText: {
    id: 'members.search.loginText',
    defaultMessage: 'Sign up for free to see who’s near you. Already a member? Log in.',
    description: 'Under that title; a sign-up and a log-in button follow.',
  },
  swipeGame: {
    id: 'members.search.swipeGame',
    defaultMessage: 'Swipe game',
    description: 'Link to the game where one likes or passes one person at a time.',
  },
  matchFinder: {
    id: 'members.search.matchFinder',
    defaultMessage: 'Match finder',
    description: 'Link to the page that finds members who fit the reader’s preferences.',
  },
  joinTitle: {
    id: 'members.search.joinTitle',
    defaultMessage: 'Seen someone you like?',
    description: 'Title of a box for visitors under the search results.',
  },
  joinText: {
    id: 'members.search.joinText',
    defaultMessage: 'Members can send likes and messages. Signing up is free and takes about a minute.',
    description: 'Text of that box; a sign-up and a log-in button follow.',
  },
  like: {
    id: 'members.card.like',
    defaultMessage: 'Like {name}',
    description: 'For screen readers: the heart button on the photo of a member.',
  },
  sameTown: {
    id: 'members.card.sameTown',
    defaultMessage: '{place}, same as you',
    description: 'On the photo of a member in place of the town, where the reader lives in the same one. Short.',
  },
  sameInterest: {
    id: 'members.card.sameInterest',
    defaultMessage: '{interest}, same as you',
    description:
      'On the photo of a member, after the town: an interest that the reader has too, “Hiking” for instance. Short.',
  },
  newHere: {
    id: 'members.card.new',
    defaultMessage: 'New here',
    description:
      'On the photo of a member, after the town: one who signed up within the last two weeks. Short, no gender.',
  },
});

/** Short and empty lists, the order, and the saved search. */
export const listMessages = defineMessages<{
  readonly sort: NoMessageValues;
  readonly sortedBy: { readonly order: MessageValue };
  readonly active: NoMessageValues;
  readonly newest: NoMessageValues;
  readonly refresh: NoMessageValues;
  readonly fewTitle: { readonly count: number | bigint };
  readonly filtersText: NoMessageValues;
  readonly filtersTextOnly: NoMessageValues;
  readonly nobodyText: NoMessageValues;
  readonly noPeopleTitle: NoMessageValues;
  readonly noPeopleText: NoMessageValues;
  readonly withFictional: NoMessageValues;
  readonly without: { readonly filter: MessageValue };
  readonly within: { readonly radius: number | bigint };
  readonly fromAge: { readonly age: number | bigint };
  readonly toAge: { readonly age: number | bigint };
  readonly wouldFind: { readonly count: number | bigint };
  readonly similarText: NoMessageValues;
  readonly ageRefused: { readonly max: number | bigint; readonly min: number | bigint };
  readonly ownPlaceMissing: NoMessageValues;
  readonly refused: { readonly filters: MessageValue };
  readonly save: NoMessageValues;
  readonly saved: NoMessageValues;
  readonly isSaved: NoMessageValues;
  readonly openSaved: NoMessageValues;
  readonly forget: NoMessageValues;
  readonly forgotten: NoMessageValues;
}>({
  sort: {
    id: 'members.list.sort',
    defaultMessage: 'Sort by',
    description: 'Label of the choice of order of the list.',
  },
  sortedBy: {
    id: 'members.list.sortedBy',
    defaultMessage: 'Sort by: {order}',
    description:
      'For screen readers: button with an icon that opens the choice of order. {order} is the one in use, “Last active” for instance.',
  },
  active: {
    id: 'members.list.active',
    defaultMessage: 'Last active',
    description: 'Order of the list of members.',
  },
  newest: {
    id: 'members.list.newest',
    defaultMessage: 'Newest',
    description: 'Order of the list of members.',
  },
  refresh: {
    id: 'members.list.refresh',
    defaultMessage: 'Search again',
    description: 'Button next to the count when the list was asked for some minutes ago: asks for it anew.',
  },
  fewTitle: {
    id: 'members.list.fewTitle',
    defaultMessage:
      '{count, plural, one {Only # member matches all your filters} other {Only # members match all your filters}}',
    description: 'Heading under a short list of search results. count is 1 to 11.',
  },
  filtersText: {
    id: 'members.list.filtersText',
    defaultMessage: 'Your filters are hiding other members. Here’s what each change would bring:',
    description:
      'Why the list is short or empty; buttons follow, each with what it changes and how many members it would find.',
  },
  filtersTextOnly: {
    id: 'members.list.filtersTextOnly',
    defaultMessage: 'Your filters are hiding everyone else. Change more than one of them to find more.',
    description: 'Why the list is short or empty, when no single change finds more.',
  },
  nobodyText: {
    id: 'members.list.nobodyText',
    defaultMessage: 'There’s nobody else here yet, whatever you search for. New members join every day.',
    description: 'Why the list is empty, when the site has no other members at all.',
  },
  noPeopleTitle: {
    id: 'members.list.noPeopleTitle',
    defaultMessage: 'No real people match this yet',
    description:
      'Title in place of the results when “Only real people” is on and only fictional profiles would be found.',
  },
  noPeopleText: {
    id: 'members.list.noPeopleText',
    defaultMessage:
      'There are fictional profiles that do. They’re run by the site, carry a label and can’t be met. New members join every day.',
    description:
      'Under that title. Buttons follow: “Show fictional profiles too” and other filters to loosen, each with how many it finds.',
  },
  withFictional: {
    id: 'members.list.withFictional',
    defaultMessage: 'Show fictional profiles too',
    description:
      'On a button that takes the filter “Only real people” away; how many are found then stands next to it.',
  },
  without: {
    id: 'members.list.without',
    defaultMessage: 'Without “{filter}”',
    description:
      'On a button that takes one filter away, "Online now" for instance; how many members it would find stands next to it.',
  },
  within: {
    id: 'members.list.within',
    defaultMessage: 'Within {radius, number, ::unit/kilometer}',
    description: 'On a button that makes the circle wider.',
  },
  fromAge: {
    id: 'members.list.fromAge',
    defaultMessage: 'From age {age, number}',
    description: 'On a button that lowers the lowest age.',
  },
  toAge: {
    id: 'members.list.toAge',
    defaultMessage: 'Up to age {age, number}',
    description: 'On a button that raises the highest age.',
  },
  wouldFind: {
    id: 'members.list.wouldFind',
    defaultMessage: '{count, plural, =1000 {# members or more} one {# member} other {# members}}',
    description: 'On those buttons: how many members the search would find then.',
  },
  similarText: {
    id: 'members.list.similarText',
    defaultMessage: 'They don’t match all your filters.',
    description: 'Under the heading over members who fit the search almost.',
  },
  ageRefused: {
    id: 'members.list.ageRefused',
    defaultMessage: 'Ages run from {min, number} to {max, number}. We ignored the age in this link.',
    description: 'Over the results when the address of the page held an impossible age.',
  },
  ownPlaceMissing: {
    id: 'members.list.ownPlaceMissing',
    defaultMessage: 'To search near you, choose a town here or add one to your profile. We left out the distance.',
    description: 'Over the results when the search was to be around the reader, who gave no town.',
  },
  refused: {
    id: 'members.list.refused',
    defaultMessage:
      'This link asks for something we don’t have: {filters}. We left it out. The rest of your search still applies.',
    description:
      'Over the results when the address of the page held unknown values. filters: names of filters, "Country and Region".',
  },
  save: {
    id: 'members.list.save',
    defaultMessage: 'Save this search',
    description: 'Button: from now on the page of members opens with this search.',
  },
  saved: {
    id: 'members.list.saved',
    defaultMessage: 'Search saved. The members page will open with it from now on.',
    description: 'Short message after saving.',
  },
  isSaved: {
    id: 'members.list.isSaved',
    defaultMessage: 'Your saved search',
    description: 'Next to the chips while they are the saved search.',
  },
  openSaved: {
    id: 'members.list.openSaved',
    defaultMessage: 'My saved search',
    description: 'Button that puts the filters back to the saved search.',
  },
  forget: {
    id: 'members.list.forget',
    defaultMessage: 'Delete saved search',
    description: 'Button next to "Your saved search": the page of members opens with the usual filters again.',
  },
  forgotten: {
    id: 'members.list.forgotten',
    defaultMessage: 'Saved search deleted.',
    description: 'Short message after that.',
  },
});
