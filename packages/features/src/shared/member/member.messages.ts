import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const memberMessages = defineMessages<{
  readonly online: NoMessageValues;
  readonly premium: NoMessageValues;
  readonly placeInRegion: { readonly place: MessageValue; readonly region: MessageValue };
  readonly photoOf: { readonly name: MessageValue };
  readonly people: { readonly count: number | bigint };
  readonly fictionalProfiles: { readonly count: number | bigint };
}>({
  online: {
    id: 'shared.member.online',
    defaultMessage: 'Online',
    description: 'A member is on the site right now. At a green dot.',
  },
  premium: {
    id: 'shared.member.premium',
    defaultMessage: 'Premium member',
    description: 'Name of the gold badge of members who bought credits.',
  },
  placeInRegion: {
    id: 'shared.member.placeInRegion',
    defaultMessage: '{place}, {region}',
    description: 'Where a member lives: a town and its region.',
  },
  photoOf: {
    id: 'shared.member.photoOf',
    defaultMessage: 'Photo of {name}',
    description: 'Alternative text of a portrait.',
  },
  people: {
    id: 'shared.member.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description:
      'How many are in a list. Stands alone, after a colon or in a list: “7 people and 3 fictional profiles”.',
  },
  fictionalProfiles: {
    id: 'shared.member.fictionalProfiles',
    defaultMessage: '{count, plural, one {# fictional profile} other {# fictional profiles}}',
    description:
      'How many of a list are no real persons. Stands where the number of people stands, alone or behind it.',
  },
});
