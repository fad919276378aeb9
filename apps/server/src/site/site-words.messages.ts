import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Texts for sites without their own. */
export const siteWordMessages = defineMessages<{
  readonly index_title: { readonly name: MessageValue };
  readonly description: NoMessageValues;
  readonly fictional_singular: NoMessageValues;
  readonly fictional_plural: NoMessageValues;
  readonly fictional_warning: NoMessageValues;
  readonly demo_notice: NoMessageValues;
}>({
  index_title: {
    id: 'site-words.index_title',
    defaultMessage: '{name}: people worth getting to know',
    description: 'Title of the home page, in tabs and in search engines; name is the name of the site.',
  },
  description: {
    id: 'site-words.description',
    defaultMessage: 'Meet people near you who are looking for the same thing.',
    description: 'What a search engine shows below the title of the home page.',
  },
  fictional_singular: {
    id: 'site-words.fictional_singular',
    defaultMessage: 'Fictional profile',
    description: 'Mark on a profile of an invented person, run by the site.',
  },
  fictional_plural: {
    id: 'site-words.fictional_plural',
    defaultMessage: 'Fictional profiles',
    description: 'Heading above profiles of invented persons, run by the site.',
  },
  fictional_warning: {
    id: 'site-words.fictional_warning',
    defaultMessage:
      'This site has fictional profiles. They are labelled as such and run by the site. They are not real people, and you cannot meet them.',
    description: 'Beside the form for messages to an invented person, and in the terms. The law asks for it.',
  },
  demo_notice: {
    id: 'site-words.demo_notice',
    defaultMessage: 'This is a demo. The members it starts with are drawn, and none of them is a real person.',
    description: 'Before the sentences about fictional profiles, in a demo that was filled with invented members.',
  },
});

/** Notes beside a field of every profile, on sites that have some. */
export const noteMessages = defineMessages<{
  readonly sexuality: NoMessageValues;
  readonly body_type: NoMessageValues;
  readonly relationship_status: { readonly name: MessageValue };
}>({
  sexuality: {
    id: 'site-words.note_sexuality',
    defaultMessage: 'Only members who want to say so show it here.',
    description: 'Beside “Sexuality” on every profile.',
  },
  body_type: {
    id: 'site-words.note_body_type',
    defaultMessage: 'As members see themselves.',
    description: 'Beside “Body type” on every profile.',
  },
  relationship_status: {
    id: 'site-words.note_relationship_status',
    defaultMessage: 'Stated by the member. {name} doesn’t check it.',
    description: 'Beside “Relationship status” on every profile; name is the name of the site.',
  },
});
