import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const maplandingMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly textWithoutMap: NoMessageValues;
  readonly map: { readonly country: MessageValue };
  readonly people: { readonly count: number | bigint; readonly region: MessageValue };
  readonly few: { readonly region: MessageValue };
}>({
  title: {
    id: 'landers.maplanding.title',
    defaultMessage: 'Find your corner of the map',
    description: 'Large heading beside a map of a country, drawn in one cell for each region.',
  },
  text: {
    id: 'landers.maplanding.text',
    defaultMessage: 'Press the region you live in. We never show where anyone is more closely than that.',
    description: 'Below the heading. The numbers on the map count people by region.',
  },
  textWithoutMap: {
    id: 'landers.maplanding.textWithoutMap',
    defaultMessage: 'Tell us who you’d like to meet. You pay for messages, not for a subscription.',
    description: 'Below the heading, where no map can be shown.',
  },
  map: {
    id: 'landers.maplanding.map',
    defaultMessage: '{country}, by region',
    description: 'For screen readers: name of the map. country: “Germany”.',
  },
  people: {
    id: 'landers.maplanding.people',
    defaultMessage: '{region}: at least {count, number} people',
    description: 'How many members live in a region: a true number, rounded down to tens. region: its name.',
  },
  few: {
    id: 'landers.maplanding.few',
    defaultMessage: '{region}: still too few people to give a number',
    description: 'After a region was pressed in which so few people live that a number would tell about them.',
  },
});
