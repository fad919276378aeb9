import { defineMessages } from 'react-intl';

export const galleryMessages = defineMessages({
  title: {
    id: 'landers.gallery.title',
    defaultMessage: 'Look who’s here',
    description: 'Large heading above photos of members of a dating site. Warm, short, no exclamation mark.',
  },
  text: {
    id: 'landers.gallery.text',
    defaultMessage: 'Take your time and look around. You pay for messages, not for a subscription.',
    description: 'Below the heading, above photos of members.',
  },
  titleWithoutFaces: {
    id: 'landers.gallery.titleWithoutFaces',
    defaultMessage: 'Good company begins with a hello',
    description: 'Large heading where no photos of members can be shown. Warm, short, no exclamation mark.',
  },
  textWithoutFaces: {
    id: 'landers.gallery.textWithoutFaces',
    defaultMessage: 'Tell us who you’d like to meet, and see who’s here. You pay for messages, not for a subscription.',
    description: 'Below the heading, where no photos of members can be shown.',
  },
});
