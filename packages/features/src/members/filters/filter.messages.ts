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
