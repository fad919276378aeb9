import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const filterMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly open: { readonly count: number | bigint };
  readonly active: NoMessageValues;
  readonly remove: { readonly filter: MessageValue };
  readonly show: NoMessageValues;
  readonly seeking: NoMessageValues;
  readonly age: NoMessageValues;
  readonly youngest: NoMessageValues;
  readonly oldest: NoMessageValues;
  readonly ages: { readonly max: number | bigint; readonly min: number | bigint };
  readonly agesChip: { readonly max: number | bigint; readonly min: number | bigint };
  readonly online: NoMessageValues;
  readonly withPhoto: NoMessageValues;
  readonly realOnly: NoMessageValues;
  readonly newOnly: NoMessageValues;
  readonly languages: NoMessageValues;
  readonly language: { readonly language: MessageValue };
  readonly near: { readonly place: MessageValue; readonly radius: number | bigint };
  readonly nearYou: { readonly radius: number | bigint };
  readonly removeAll: NoMessageValues;
  readonly showCount: { readonly count: number | bigint };
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
    defaultMessage: 'Active filters',
    description: 'For screen readers: name of the row of chips, each a filter that can be removed.',
  },
  remove: {
    id: 'members.filter.remove',
    defaultMessage: 'Remove filter: {filter}',
    description: 'For screen readers: a chip that takes one filter away.',
  },
  show: {
    id: 'members.filter.show',
    defaultMessage: 'Show members',
    description: 'Button at the end of the filters on phones: closes them and searches.',
  },
  seeking: {
    id: 'members.filter.seeking',
    defaultMessage: 'I’m looking for',
    description: 'Over check boxes Women, Men, Nonbinary people.',
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
    defaultMessage: 'Ages {min, number} to {max, number}',
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
  realOnly: {
    id: 'members.filter.real',
    defaultMessage: 'Only real people',
    description: 'Switch and chip: only members who are real persons, without the site’s fictional profiles.',
  },
  newOnly: {
    id: 'members.filter.new',
    defaultMessage: 'New here',
    description: 'Switch and chip: only members who signed up within the last two weeks.',
  },
  languages: {
    id: 'members.filter.languages',
    defaultMessage: 'Languages spoken',
    description: 'Heading over check boxes, one for each language.',
  },
  language: {
    id: 'members.filter.language',
    defaultMessage: 'Speaks {language}',
    description: 'Chip. language: name of a language in the language of the reader, "German".',
  },
  near: {
    id: 'members.filter.near',
    defaultMessage: 'Within {radius, number, ::unit/kilometer} of {place}',
    description: 'Chip. place: the name of a town.',
  },
  nearYou: {
    id: 'members.filter.nearYou',
    defaultMessage: 'Within {radius, number, ::unit/kilometer} of you',
    description: 'Chip: around the place the reader gave in the own profile.',
  },
  removeAll: {
    id: 'members.filter.removeAll',
    defaultMessage: 'Remove all',
    description: 'Button after the chips: takes all filters away.',
  },
  showCount: {
    id: 'members.filter.showCount',
    defaultMessage:
      '{count, plural, =0 {Nobody matches} =10000 {Show # members or more} one {Show # member} other {Show # members}}',
    description: 'Button at the end of the filters on phones. count: how many the chosen filters would find.',
  },
});

export const placeMessages = defineMessages<{
  readonly country: NoMessageValues;
  readonly anyCountry: NoMessageValues;
  readonly region: NoMessageValues;
  readonly anyRegion: NoMessageValues;
  readonly place: NoMessageValues;
  readonly distance: NoMessageValues;
  readonly within: { readonly radius: number | bigint };
  readonly anyDistance: NoMessageValues;
  readonly aroundYou: NoMessageValues;
  readonly placesLoading: NoMessageValues;
  readonly placesFailed: NoMessageValues;
  readonly noPlace: NoMessageValues;
  readonly placesFound: { readonly count: number | bigint };
  readonly allPlaces: NoMessageValues;
  readonly removePlace: NoMessageValues;
}>({
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
  place: {
    id: 'members.place.place',
    defaultMessage: 'Near a town',
    description: 'Label of a field in which the name of a town is written and chosen.',
  },
  distance: {
    id: 'members.place.distance',
    defaultMessage: 'Distance',
    description: 'Label of a choice of distances around a town: "within 25 km".',
  },
  within: {
    id: 'members.place.within',
    defaultMessage: 'Within {radius, number, ::unit/kilometer}',
    description: 'One distance in that choice.',
  },
  anyDistance: {
    id: 'members.place.anyDistance',
    defaultMessage: 'Any distance',
    description: 'First choice of the distances.',
  },
  aroundYou: {
    id: 'members.place.aroundYou',
    defaultMessage: 'Around the town in your profile.',
    description: 'Below the choice of distances while no town is chosen.',
  },
  placesLoading: {
    id: 'members.place.loading',
    defaultMessage: 'Loading towns …',
    description: 'In the list of towns while it is on its way.',
  },
  placesFailed: {
    id: 'members.place.failed',
    defaultMessage: 'We couldn’t load the towns. Try again',
    description: 'Button in place of the list of towns.',
  },
  noPlace: {
    id: 'members.place.none',
    defaultMessage: 'No town with this name. Try the nearest larger one.',
    description: 'In place of the list of towns when nothing matches what was written.',
  },
  placesFound: {
    id: 'members.place.found',
    defaultMessage: '{count, plural, one {# town} other {# towns}}',
    description: 'For screen readers: how many towns match what was written.',
  },
  allPlaces: {
    id: 'members.place.all',
    defaultMessage: 'Show all towns',
    description: 'For screen readers: button that opens the list of towns.',
  },
  removePlace: {
    id: 'members.place.remove',
    defaultMessage: 'Remove the town',
    description: 'For screen readers: button that takes the chosen town away.',
  },
});

export const positionMessages = defineMessages({
  use: {
    id: 'members.position.use',
    defaultMessage: 'Use my location',
    description: 'Button: the browser asks for the position, and the town nearest to it is chosen.',
  },
  refused: {
    id: 'members.position.refused',
    defaultMessage:
      'Your browser isn’t sharing your location with this site. Allow it in your browser’s settings, or choose a town.',
    description: 'Under that button after the reader or the browser said no.',
  },
  unsupported: {
    id: 'members.position.unsupported',
    defaultMessage: 'This browser can’t tell where you are. Choose a town instead.',
    description: 'Under that button where the browser has no such thing.',
  },
  unknown: {
    id: 'members.position.unknown',
    defaultMessage: 'Your device doesn’t know where you are right now. Choose a town instead.',
    description: 'Under that button when no position could be found.',
  },
  failed: {
    id: 'members.position.failed',
    defaultMessage: 'We couldn’t look up your town. Try again, or choose one.',
    description: 'Under that button when the site did not answer.',
  },
  nowhere: {
    id: 'members.position.nowhere',
    defaultMessage: 'We don’t know of a town near you. Choose one instead.',
    description: 'Under that button when the position is far from every town of the site.',
  },
});
