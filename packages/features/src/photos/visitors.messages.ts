import { defineMessages } from 'react-intl';

/** Whether visitors see the member's photos. */
export const visitorsMessages = defineMessages({
  title: {
    id: 'photos.visitors.title',
    defaultMessage: 'May people without an account see your photos?',
    description:
      'Question among one’s own photos, asked once, with two answers as buttons: “Only members” and “Everyone”.',
  },
  text: {
    id: 'photos.visitors.text',
    defaultMessage:
      'If so, they may appear on the home page and on partners’ pages that lead here. If not, only members will see them. You can change this here at any time.',
    description: 'Below that question. “They” are the photos.',
  },
  no: {
    id: 'photos.visitors.no',
    defaultMessage: 'Only members',
    description: 'Answer to that question, on a button: only members may see the photos.',
  },
  yes: {
    id: 'photos.visitors.yes',
    defaultMessage: 'Everyone',
    description: 'Answer to that question, on a button: everybody may see the photos, people without an account too.',
  },
  switch: {
    id: 'photos.visitors.switch',
    defaultMessage: 'Show my photos to people without an account',
    description: 'Switch among one’s own photos, where that question has been answered.',
  },
  hint: {
    id: 'photos.visitors.hint',
    defaultMessage: 'On: they may appear on the home page and on partners’ pages too. Off: only members see them.',
    description: 'Below that switch: what it does when on and when off. “They” are the photos.',
  },
});
