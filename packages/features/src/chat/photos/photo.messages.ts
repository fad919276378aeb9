import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const photoMessages = defineMessages<{
  readonly own: NoMessageValues;
  readonly theirs: { readonly name: MessageValue };
  readonly veiled: { readonly name: MessageValue };
  readonly open: NoMessageValues;
  readonly large: NoMessageValues;
  readonly zoomIn: NoMessageValues;
  readonly zoomOut: NoMessageValues;
  readonly uploading: NoMessageValues;
  readonly gone: NoMessageValues;
  readonly choose: NoMessageValues;
  readonly title: { readonly name: MessageValue };
  readonly hint: { readonly name: MessageValue };
  readonly send: { readonly credits: number | bigint };
  readonly sendWithMoney: { readonly credits: number | bigint; readonly money: MessageValue };
  readonly other: NoMessageValues;
  readonly preparing: NoMessageValues;
  readonly tooFew: { readonly cost: number | bigint; readonly credits: number | bigint };
  readonly buy: NoMessageValues;
}>({
  own: {
    id: 'chat.photo.own',
    defaultMessage: 'Your photo',
    description: 'Describes a photo in the conversation.',
  },
  theirs: {
    id: 'chat.photo.theirs',
    defaultMessage: 'Photo from {name}',
    description: 'Describes a photo in the conversation that the other member sent.',
  },
  veiled: {
    id: 'chat.photo.veiled',
    defaultMessage: 'Photo from {name}, blurred',
    description: 'For screen readers: a photo that the reader has not opened yet.',
  },
  open: {
    id: 'chat.photo.open',
    defaultMessage: 'Show photo',
    description: 'On a blurred photo that the other member sent: makes it sharp.',
  },
  large: {
    id: 'chat.photo.large',
    defaultMessage: 'View photo full size',
    description: 'For screen readers: button around a photo.',
  },
  zoomIn: { id: 'chat.photo.zoomIn', defaultMessage: 'Zoom in', description: 'Button on a photo that is shown large.' },
  zoomOut: {
    id: 'chat.photo.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button on a photo that is shown large.',
  },
  uploading: {
    id: 'chat.photo.uploading',
    defaultMessage: 'Sending the photo …',
    description: 'For screen readers: on a photo that is on its way.',
  },
  gone: {
    id: 'chat.photo.gone',
    defaultMessage: 'We can’t show this photo',
    description: 'In place of a photo.',
  },
  choose: {
    id: 'chat.photo.choose',
    defaultMessage: 'Photo',
    description: 'Button beside the text field: send a photo.',
  },
  title: {
    id: 'chat.photo.title',
    defaultMessage: 'Send a photo to {name}',
    description: 'Title of a window that shows the chosen photo.',
  },
  hint: {
    id: 'chat.photo.hint',
    defaultMessage: '{name} will see it blurred until they open it.',
    description: 'In that window, under the photo.',
  },
  send: {
    id: 'chat.photo.send',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}}',
    description: 'Button of that window.',
  },
  sendWithMoney: {
    id: 'chat.photo.sendWithMoney',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}} · {money}',
    description: 'Button of that window: credits, and what they cost in money.',
  },
  other: {
    id: 'chat.photo.other',
    defaultMessage: 'Choose another',
    description: 'Button of that window: another photo instead.',
  },
  preparing: {
    id: 'chat.photo.preparing',
    defaultMessage: 'Preparing the photo …',
    description: 'While a chosen photo is made ready.',
  },
  tooFew: {
    id: 'chat.photo.tooFew',
    defaultMessage:
      'A photo costs {cost, plural, one {# credit} other {# credits}}. You have {credits, number}. The photo will wait here until you’ve bought more.',
    description: 'In that window, when the reader has too few credits.',
  },
  buy: { id: 'chat.photo.buy', defaultMessage: 'Buy credits', description: 'Button of that window.' },
});
