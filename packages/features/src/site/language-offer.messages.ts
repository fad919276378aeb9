import { defineMessages } from 'react-intl';

export const offerMessages = defineMessages({
  take: {
    id: 'site.language.take',
    defaultMessage: 'Read this site in English',
    description:
      'Button for a reader whose browser asks for this language while the site stands in another. It names its own language: German says “in German”.',
  },
  refuse: {
    id: 'site.language.refuse',
    defaultMessage: 'No thanks',
    description: 'Name of the button that refuses the language offered, for good.',
  },
});
