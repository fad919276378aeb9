import { defineMessages } from '@formatjs/intl';

/** The page of the sandbox age check: it does not belong to the site, so it has its own words. */
export const sandboxAgeMessages = defineMessages({
  title: {
    id: 'sandboxAge.title',
    defaultMessage: 'Test age check',
    description: 'Title of the page on which an age check is only tried out.',
  },
  notice: {
    id: 'sandboxAge.notice',
    defaultMessage: 'This is a test page. Nothing is checked.',
    description: 'Says that nothing here is real.',
  },
  yes: {
    id: 'sandboxAge.yes',
    defaultMessage: 'Say that I’m an adult',
    description: 'Button: the age check says yes.',
  },
  no: {
    id: 'sandboxAge.no',
    defaultMessage: 'Say that I’m not an adult',
    description: 'Button: the age check says no, to see what the site does then.',
  },
});
