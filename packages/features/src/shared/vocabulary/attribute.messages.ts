import { defineMessages } from 'react-intl';

/** Names of attributes, as labels of lists or fields. */
export const attributeMessages = defineMessages({
  sexuality: {
    id: 'shared.attribute.sexuality',
    defaultMessage: 'Sexuality',
    description: 'Label of a profile attribute.',
  },
  hair_colour: {
    id: 'shared.attribute.hair_colour',
    defaultMessage: 'Hair colour',
    description: 'Label of a profile attribute.',
  },
  eye_colour: {
    id: 'shared.attribute.eye_colour',
    defaultMessage: 'Eye colour',
    description: 'Label of a profile attribute.',
  },
  body_type: {
    id: 'shared.attribute.body_type',
    defaultMessage: 'Body type',
    description: 'Label of a profile attribute.',
  },
  relationship_status: {
    id: 'shared.attribute.relationship_status',
    defaultMessage: 'Relationship status',
    description: 'Label of a profile attribute.',
  },
  tattoos: { id: 'shared.attribute.tattoos', defaultMessage: 'Tattoos', description: 'Label of a profile attribute.' },
});

export const sexualityMessages = defineMessages({
  straight: {
    id: 'shared.sexuality.straight',
    defaultMessage: 'Straight',
    description: 'Sexuality of a person, whatever their gender.',
  },
  gay: {
    id: 'shared.sexuality.gay',
    defaultMessage: 'Gay or lesbian',
    description: 'Sexuality of a person, whatever their gender.',
  },
  bisexual: {
    id: 'shared.sexuality.bisexual',
    defaultMessage: 'Bisexual',
    description: 'Sexuality of a person, whatever their gender.',
  },
  pansexual: {
    id: 'shared.sexuality.pansexual',
    defaultMessage: 'Pansexual',
    description: 'Sexuality of a person, whatever their gender.',
  },
  asexual: {
    id: 'shared.sexuality.asexual',
    defaultMessage: 'Asexual',
    description: 'Sexuality of a person, whatever their gender.',
  },
  other: {
    id: 'shared.sexuality.other',
    defaultMessage: 'Other',
    description: 'Sexuality of a person, whatever their gender.',
  },
});

export const hairColourMessages = defineMessages({
  black: {
    id: 'shared.hair_colour.black',
    defaultMessage: 'Black',
    description: 'Hair colour of a person, whatever their gender.',
  },
  brown: {
    id: 'shared.hair_colour.brown',
    defaultMessage: 'Brown',
    description: 'Hair colour of a person, whatever their gender.',
  },
  blond: {
    id: 'shared.hair_colour.blond',
    defaultMessage: 'Blond',
    description: 'Hair colour of a person, whatever their gender.',
  },
  red: {
    id: 'shared.hair_colour.red',
    defaultMessage: 'Red',
    description: 'Hair colour of a person, whatever their gender.',
  },
  grey: {
    id: 'shared.hair_colour.grey',
    defaultMessage: 'Grey',
    description: 'Hair colour of a person, whatever their gender.',
  },
  white: {
    id: 'shared.hair_colour.white',
    defaultMessage: 'White',
    description: 'Hair colour of a person, whatever their gender.',
  },
  coloured: {
    id: 'shared.hair_colour.coloured',
    defaultMessage: 'Dyed',
    description: 'Hair colour of a person, whatever their gender.',
  },
  bald: {
    id: 'shared.hair_colour.bald',
    defaultMessage: 'Bald',
    description: 'Hair colour of a person, whatever their gender.',
  },
});

export const eyeColourMessages = defineMessages({
  brown: {
    id: 'shared.eye_colour.brown',
    defaultMessage: 'Brown',
    description: 'Eye colour of a person, whatever their gender.',
  },
  blue: {
    id: 'shared.eye_colour.blue',
    defaultMessage: 'Blue',
    description: 'Eye colour of a person, whatever their gender.',
  },
  green: {
    id: 'shared.eye_colour.green',
    defaultMessage: 'Green',
    description: 'Eye colour of a person, whatever their gender.',
  },
  grey: {
    id: 'shared.eye_colour.grey',
    defaultMessage: 'Grey',
    description: 'Eye colour of a person, whatever their gender.',
  },
  hazel: {
    id: 'shared.eye_colour.hazel',
    defaultMessage: 'Hazel',
    description: 'Eye colour of a person, whatever their gender.',
  },
  amber: {
    id: 'shared.eye_colour.amber',
    defaultMessage: 'Amber',
    description: 'Eye colour of a person, whatever their gender.',
  },
});

export const bodyTypeMessages = defineMessages({
  slim: {
    id: 'shared.body_type.slim',
    defaultMessage: 'Slim',
    description: 'Body type of a person, whatever their gender.',
  },
  athletic: {
    id: 'shared.body_type.athletic',
    defaultMessage: 'Athletic',
    description: 'Body type of a person, whatever their gender.',
  },
  average: {
    id: 'shared.body_type.average',
    defaultMessage: 'Average',
    description: 'Body type of a person, whatever their gender.',
  },
  curvy: {
    id: 'shared.body_type.curvy',
    defaultMessage: 'Curvy',
    description: 'Body type of a person, whatever their gender.',
  },
  muscular: {
    id: 'shared.body_type.muscular',
    defaultMessage: 'Muscular',
    description: 'Body type of a person, whatever their gender.',
  },
  full: {
    id: 'shared.body_type.full',
    defaultMessage: 'Full-figured',
    description: 'Body type of a person, whatever their gender.',
  },
});

export const relationshipStatusMessages = defineMessages({
  single: {
    id: 'shared.relationship_status.single',
    defaultMessage: 'Single',
    description: 'Relationship status of a person, whatever their gender.',
  },
  divorced: {
    id: 'shared.relationship_status.divorced',
    defaultMessage: 'Divorced',
    description: 'Relationship status of a person, whatever their gender.',
  },
  widowed: {
    id: 'shared.relationship_status.widowed',
    defaultMessage: 'Widowed',
    description: 'Relationship status of a person, whatever their gender.',
  },
  separated: {
    id: 'shared.relationship_status.separated',
    defaultMessage: 'Separated',
    description: 'Relationship status of a person, whatever their gender.',
  },
  open_relationship: {
    id: 'shared.relationship_status.open_relationship',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status of a person, whatever their gender.',
  },
  complicated: {
    id: 'shared.relationship_status.complicated',
    defaultMessage: 'It’s complicated',
    description: 'Relationship status of a person, whatever their gender.',
  },
});

export const tattoosMessages = defineMessages({
  none: { id: 'shared.tattoos.none', defaultMessage: 'None', description: 'How many tattoos a person has.' },
  one: { id: 'shared.tattoos.one', defaultMessage: 'One', description: 'How many tattoos a person has.' },
  some: { id: 'shared.tattoos.some', defaultMessage: 'Some', description: 'How many tattoos a person has.' },
  many: { id: 'shared.tattoos.many', defaultMessage: 'Many', description: 'How many tattoos a person has.' },
});
