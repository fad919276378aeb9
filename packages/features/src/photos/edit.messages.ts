import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** Choosing the visible section of a photo before it is sent. */
export const cropMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly more: { readonly count: number | bigint };
  readonly label: NoMessageValues;
  readonly hint: NoMessageValues;
  readonly zoom: NoMessageValues;
  readonly zoomIn: NoMessageValues;
  readonly zoomOut: NoMessageValues;
  readonly rotate: NoMessageValues;
  readonly reading: NoMessageValues;
  readonly unreadable: NoMessageValues;
  readonly use: NoMessageValues;
  readonly whole: NoMessageValues;
  readonly allWhole: NoMessageValues;
}>({
  title: {
    id: 'photos.crop.title',
    defaultMessage: 'Choose what others will see',
    description: 'Heading of the window in which a photo is cut before it is sent.',
  },
  more: {
    id: 'photos.crop.more',
    defaultMessage: '{count, plural, one {One more photo to go.} other {# more photos to go.}}',
    description: 'Below the heading when several photos were chosen. count is at least 1.',
  },
  label: {
    id: 'photos.crop.label',
    defaultMessage: 'The part of the photo that others will see',
    description: 'Name of the frame in which the photo is moved, for screen readers.',
  },
  hint: {
    id: 'photos.crop.hint',
    defaultMessage: 'Drag the photo, or use the arrow keys and + and −.',
    description: 'Below the frame in which the photo is moved.',
  },
  zoom: { id: 'photos.crop.zoom', defaultMessage: 'Zoom', description: 'Name of the slider that enlarges a photo.' },
  zoomIn: {
    id: 'photos.crop.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Name of a button with a magnifier and +.',
  },
  zoomOut: {
    id: 'photos.crop.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Name of a button with a magnifier and −.',
  },
  rotate: {
    id: 'photos.crop.rotate',
    defaultMessage: 'Rotate right',
    description: 'Name of a button that turns the photo by a quarter.',
  },
  reading: {
    id: 'photos.crop.reading',
    defaultMessage: 'Opening the photo …',
    description: 'For screen readers, until the photo shows.',
  },
  unreadable: {
    id: 'photos.crop.unreadable',
    defaultMessage: 'We can’t show this photo here. It will be sent as it is.',
    description: 'Instead of a photo that the browser cannot read.',
  },
  use: { id: 'photos.crop.use', defaultMessage: 'Use this part', description: 'Button that sends the chosen part.' },
  whole: {
    id: 'photos.crop.whole',
    defaultMessage: 'Whole photo',
    description: 'Button that sends the photo without cutting it.',
  },
  allWhole: {
    id: 'photos.crop.allWhole',
    defaultMessage: 'Don’t crop any photos',
    description: 'Button that sends this photo and those that follow without cutting them.',
  },
});

/** The camera of a computer. */
export const cameraMessages = defineMessages({
  title: {
    id: 'photos.camera.title',
    defaultMessage: 'Take a photo',
    description: 'Heading of the window with the camera, and button that opens it.',
  },
  take: { id: 'photos.camera.take', defaultMessage: 'Take photo', description: 'Button that releases the camera.' },
  video: {
    id: 'photos.camera.video',
    defaultMessage: 'What your camera sees',
    description: 'Name of the moving picture, for screen readers.',
  },
  starting: {
    id: 'photos.camera.starting',
    defaultMessage: 'The camera is starting. Your browser may ask for permission to use it.',
    description: 'For screen readers, until the camera gives a picture.',
  },
  refused: {
    id: 'photos.camera.refused',
    defaultMessage:
      'Your browser isn’t letting this page use the camera. You can allow it next to the page’s address, or choose a photo from your files.',
    description: 'Instead of the camera, when the member or the browser refused it.',
  },
  missing: {
    id: 'photos.camera.missing',
    defaultMessage: 'This device has no camera. You can choose a photo from your files.',
    description: 'Instead of the camera.',
  },
  busy: {
    id: 'photos.camera.busy',
    defaultMessage: 'Another program is using the camera. Close that program and try again.',
    description: 'Instead of the camera.',
  },
  failed: {
    id: 'photos.camera.failed',
    defaultMessage: 'The camera didn’t start. You can try again, or choose a photo from your files.',
    description: 'Instead of the camera.',
  },
  fileName: {
    id: 'photos.camera.fileName',
    defaultMessage: 'Photo',
    description: 'Name of the file of a photo that was just taken, without .jpg. A noun.',
  },
});

/** Reordering the photos, mostly for screen readers. */
export const orderMessages = defineMessages<{
  readonly move: { readonly number: number | bigint };
  readonly back: NoMessageValues;
  readonly on: NoMessageValues;
  readonly how: NoMessageValues;
  readonly grabbed: { readonly position: number | bigint; readonly total: number | bigint };
  readonly moved: { readonly position: number | bigint; readonly total: number | bigint };
  readonly dropped: { readonly position: number | bigint; readonly total: number | bigint };
  readonly cancelled: { readonly position: number | bigint; readonly total: number | bigint };
}>({
  move: {
    id: 'photos.order.move',
    defaultMessage: 'Move photo {number, number}',
    description: 'Name of a button with arrows that grabs a photo to move it.',
  },
  back: {
    id: 'photos.order.back',
    defaultMessage: 'One place forward',
    description: 'Name of a button with an arrow to the left: the photo comes earlier.',
  },
  on: {
    id: 'photos.order.on',
    defaultMessage: 'One place back',
    description: 'Name of a button with an arrow to the right: the photo comes later.',
  },
  how: {
    id: 'photos.order.how',
    defaultMessage:
      'Press to grab the photo, then use the arrow keys. Press again to let go, Escape to leave it where it was.',
    description: 'How photos are moved by keyboard, for screen readers.',
  },
  grabbed: {
    id: 'photos.order.grabbed',
    defaultMessage: 'Photo grabbed, in position {position, number} of {total, number}.',
    description: 'Spoken.',
  },
  moved: {
    id: 'photos.order.moved',
    defaultMessage: 'Position {position, number} of {total, number}.',
    description: 'Spoken at each step of a photo that is being moved.',
  },
  dropped: {
    id: 'photos.order.dropped',
    defaultMessage: 'The photo is now in position {position, number} of {total, number}.',
    description: 'Spoken after a photo was moved.',
  },
  cancelled: {
    id: 'photos.order.cancelled',
    defaultMessage: 'The photo stays in position {position, number} of {total, number}.',
    description: 'Spoken after the move of a photo was called off.',
  },
});
