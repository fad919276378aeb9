import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

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
  hintPrompt: {
    id: 'members.position.hintPrompt',
    defaultMessage: 'Your browser will ask you first. We only learn roughly where you are.',
    description: 'Under the button “Use my location” before anybody was asked.',
  },
  hintUnknown: {
    id: 'members.position.hintUnknown',
    defaultMessage: 'Your browser may ask you first. We only learn roughly where you are.',
    description: 'Under the button “Use my location” where it is not known whether the browser will ask.',
  },
  hintGranted: {
    id: 'members.position.hintGranted',
    defaultMessage: 'You’ve allowed this site to ask your browser. We only learn roughly where you are.',
    description: 'Under the button “Use my location” when the reader has allowed it before.',
  },
  town: {
    id: 'members.position.town',
    defaultMessage: 'Town',
    description: 'Label of a field: the town where the reader lives.',
  },
  noRegion: {
    id: 'members.position.noRegion',
    defaultMessage: 'Prefer not to say',
    description: 'The empty choice of the region where the reader lives.',
  },
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
