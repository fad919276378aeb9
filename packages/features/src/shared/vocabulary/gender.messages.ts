import { defineMessages } from 'react-intl';

/** One person. */
export const genderMessages = defineMessages({
  man: { id: 'shared.gender.man', defaultMessage: 'Man', description: 'Gender of one person.' },
  woman: { id: 'shared.gender.woman', defaultMessage: 'Woman', description: 'Gender of one person.' },
  nonbinary: { id: 'shared.gender.nonbinary', defaultMessage: 'Non-binary', description: 'Gender of one person.' },
});
