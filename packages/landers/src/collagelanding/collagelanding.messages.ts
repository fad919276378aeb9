import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const collagelandingMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly wall: NoMessageValues;
  readonly write: { readonly name: MessageValue };
  readonly titleWithoutFaces: NoMessageValues;
  readonly textWithoutFaces: NoMessageValues;
}>({
  title: {
    id: 'landers.collagelanding.title',
    defaultMessage: 'Turn over a picture',
    description: 'Large heading above a wall of photos of members, each of which turns over when it is pressed.',
  },
  text: {
    id: 'landers.collagelanding.text',
    defaultMessage: 'Behind each one is a name and a way to say hello. You pay for messages, not for a subscription.',
    description: 'Below the heading. Each one: each picture.',
  },
  wall: {
    id: 'landers.collagelanding.wall',
    defaultMessage: 'Pictures to turn over',
    description: 'For screen readers: name of the wall of photos.',
  },
  write: {
    id: 'landers.collagelanding.write',
    defaultMessage: 'Write to {name}',
    description: 'Link on the back of a photo, to the sign-up with that member in view. name: first name.',
  },
  titleWithoutFaces: {
    id: 'landers.collagelanding.titleWithoutFaces',
    defaultMessage: 'Every face has a story',
    description: 'Large heading where no photos of members can be shown.',
  },
  textWithoutFaces: {
    id: 'landers.collagelanding.textWithoutFaces',
    defaultMessage:
      'Tell us who you’d like to meet, and look around at your own pace. You pay for messages, not for a subscription.',
    description: 'Below “Every face has a story”, where no photos of members can be shown.',
  },
});
