import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Words of sites that wish for none of their own. */
export const siteWordMessages = defineMessages<{
  readonly index_title: { readonly name: MessageValue };
  readonly description: NoMessageValues;
  readonly fictional_singular: NoMessageValues;
  readonly fictional_plural: NoMessageValues;
  readonly fictional_warning: NoMessageValues;
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
});
