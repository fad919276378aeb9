import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

export const emojiGroupIds = [
  'smileys-emotion',
  'people-body',
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroupId = (typeof emojiGroupIds)[number];

export const emojiMessages = defineMessages<{
  readonly button: NoMessageValues;
  readonly search: NoMessageValues;
  readonly recent: NoMessageValues;
  readonly count: { readonly count: number | bigint };
  readonly empty: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly tone: NoMessageValues;
  readonly tone0: NoMessageValues;
  readonly tone1: NoMessageValues;
  readonly tone2: NoMessageValues;
  readonly tone3: NoMessageValues;
  readonly tone4: NoMessageValues;
  readonly tone5: NoMessageValues;
  readonly 'smileys-emotion': NoMessageValues;
  readonly 'people-body': NoMessageValues;
  readonly 'animals-nature': NoMessageValues;
  readonly 'food-drink': NoMessageValues;
  readonly 'travel-places': NoMessageValues;
  readonly activities: NoMessageValues;
  readonly objects: NoMessageValues;
  readonly symbols: NoMessageValues;
  readonly flags: NoMessageValues;
}>({
  button: {
    id: 'chat.emoji.button',
    defaultMessage: 'Emojis',
    description: 'Button beside the text field, and name of what it opens: all emojis.',
  },
  search: {
    id: 'chat.emoji.search',
    defaultMessage: 'Search emojis',
    description: 'In a search field.',
  },
  recent: {
    id: 'chat.emoji.recent',
    defaultMessage: 'Recently used',
    description: 'A group of emojis.',
  },
  count: {
    id: 'chat.emoji.count',
    defaultMessage: '{count, plural, one {# emoji} other {# emojis}}',
    description: 'What a search found.',
  },
  empty: {
    id: 'chat.emoji.empty',
    defaultMessage: 'No emoji with this name',
    description: 'When a search found nothing.',
  },
  loading: {
    id: 'chat.emoji.loading',
    defaultMessage: 'Loading emojis …',
    description: 'While they are being loaded.',
  },
  failed: {
    id: 'chat.emoji.failed',
    defaultMessage: 'We couldn’t load the emojis.',
    description: 'When they could not be loaded.',
  },
  tone: {
    id: 'chat.emoji.tone',
    defaultMessage: 'Skin tone',
    description: 'Name of a choice of six.',
  },
  tone0: {
    id: 'chat.emoji.tone0',
    defaultMessage: 'Yellow',
    description: 'A skin tone of emojis.',
  },
  tone1: {
    id: 'chat.emoji.tone1',
    defaultMessage: 'Light',
    description: 'A skin tone of emojis.',
  },
  tone2: {
    id: 'chat.emoji.tone2',
    defaultMessage: 'Medium-light',
    description: 'A skin tone of emojis.',
  },
  tone3: {
    id: 'chat.emoji.tone3',
    defaultMessage: 'Medium',
    description: 'A skin tone of emojis.',
  },
  tone4: {
    id: 'chat.emoji.tone4',
    defaultMessage: 'Medium-dark',
    description: 'A skin tone of emojis.',
  },
  tone5: {
    id: 'chat.emoji.tone5',
    defaultMessage: 'Dark',
    description: 'A skin tone of emojis.',
  },
  'smileys-emotion': {
    id: 'chat.emoji.smileys-emotion',
    defaultMessage: 'Smileys',
    description: 'A group of emojis.',
  },
  'people-body': {
    id: 'chat.emoji.people-body',
    defaultMessage: 'People',
    description: 'A group of emojis.',
  },
  'animals-nature': {
    id: 'chat.emoji.animals-nature',
    defaultMessage: 'Animals and nature',
    description: 'A group of emojis.',
  },
  'food-drink': {
    id: 'chat.emoji.food-drink',
    defaultMessage: 'Food and drink',
    description: 'A group of emojis.',
  },
  'travel-places': {
    id: 'chat.emoji.travel-places',
    defaultMessage: 'Travel and places',
    description: 'A group of emojis.',
  },
  activities: {
    id: 'chat.emoji.activities',
    defaultMessage: 'Activities',
    description: 'A group of emojis.',
  },
  objects: {
    id: 'chat.emoji.objects',
    defaultMessage: 'Objects',
    description: 'A group of emojis.',
  },
  symbols: {
    id: 'chat.emoji.symbols',
    defaultMessage: 'Symbols',
    description: 'A group of emojis.',
  },
  flags: {
    id: 'chat.emoji.flags',
    defaultMessage: 'Flags',
    description: 'A group of emojis.',
  },
});
