import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly count: { readonly count: number | bigint; readonly limit: number | bigint };
  readonly empty: NoMessageValues;
  readonly add: NoMessageValues;
  readonly addHint: NoMessageValues;
  readonly pasteHint: NoMessageValues;
  readonly limitFree: { readonly limit: number | bigint; readonly premium: number | bigint };
  readonly limitPremium: { readonly limit: number | bigint };
  readonly getPremium: NoMessageValues;
  readonly photo: { readonly number: number | bigint };
  readonly main: NoMessageValues;
  readonly makeMain: { readonly number: number | bigint };
  readonly delete: { readonly number: number | bigint };
  readonly inspected: NoMessageValues;
  readonly rejected: NoMessageValues;
  readonly rejectedNote: NoMessageValues;
  readonly appeal: NoMessageValues;
  readonly decision: NoMessageValues;
  readonly waiting: NoMessageValues;
  readonly uploading: NoMessageValues;
  readonly preparing: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly uploadOf: { readonly name: MessageValue };
  readonly chosen: NoMessageValues;
  readonly crop: NoMessageValues;
  readonly retry: NoMessageValues;
  readonly remove: NoMessageValues;
  readonly deleteTitle: NoMessageValues;
  readonly deleteText: NoMessageValues;
  readonly deleteConfirm: NoMessageValues;
  readonly uploaded: { readonly count: number | bigint };
  readonly uploadedActive: { readonly count: number | bigint };
}>({
  title: { id: 'photos.own.title', defaultMessage: 'My photos', description: 'Heading above one’s own photos.' },
  count: {
    id: 'photos.own.count',
    defaultMessage: '{count, number} of {limit, plural, one {# photo} other {# photos}}',
    description: 'How many photos the member has and how many are allowed.',
  },
  empty: {
    id: 'photos.own.empty',
    defaultMessage: 'No photo yet. A friendly picture of your face is a good start.',
    description: 'Instead of photos.',
  },
  add: {
    id: 'photos.own.add',
    defaultMessage: 'Add photos',
    description: 'Label of the field that takes photo files by press or by drag.',
  },
  addHint: {
    id: 'photos.own.addHint',
    defaultMessage: 'JPEG, PNG, WebP or AVIF. We remove hidden data, such as where a photo was taken.',
    description: 'Below “Add photos”.',
  },
  pasteHint: {
    id: 'photos.own.pasteHint',
    defaultMessage: 'You can also paste or drop photos anywhere on this page.',
    description: 'After the hint below “Add photos”, on computers only.',
  },
  limitFree: {
    id: 'photos.own.limitFree',
    defaultMessage:
      'You can have {limit, plural, one {# photo} other {# photos}}. Premium members can have {premium, number}.',
    description: 'Instead of the field for photos when a free member has reached the limit.',
  },
  limitPremium: {
    id: 'photos.own.limitPremium',
    defaultMessage:
      'You’ve reached the maximum of {limit, plural, one {# photo} other {# photos}}. Delete one to add another.',
    description: 'Instead of the field for photos when a premium member has reached the limit.',
  },
  getPremium: {
    id: 'photos.own.getPremium',
    defaultMessage: 'Get Premium',
    description: 'Link next to the note about the photo limit.',
  },
  photo: {
    id: 'photos.own.photo',
    defaultMessage: 'My photo {number, number}',
    description: 'Alternative text of one’s own photos.',
  },
  main: {
    id: 'photos.own.main',
    defaultMessage: 'Main photo',
    description: 'Mark on the photo that others see first.',
  },
  makeMain: {
    id: 'photos.own.makeMain',
    defaultMessage: 'Make photo {number, number} the main photo',
    description: 'Name of a button with a star.',
  },
  delete: {
    id: 'photos.own.delete',
    defaultMessage: 'Delete photo {number, number}',
    description: 'Name of a button with a bin.',
  },
  inspected: {
    id: 'photos.own.inspected',
    defaultMessage: 'Being checked',
    description: 'State of a photo that nobody has looked at yet; only its owner sees it. Short.',
  },
  rejected: {
    id: 'photos.own.rejected',
    defaultMessage: 'Not accepted',
    description: 'State of a photo that was refused. Short.',
  },
  rejectedNote: {
    id: 'photos.own.rejectedNote',
    defaultMessage: 'Others can’t see this photo. Replace it with another one.',
    description: 'Below a photo that was refused.',
  },
  appeal: {
    id: 'photos.own.appeal',
    defaultMessage: 'See reason and appeal',
    description: 'Link below a photo that was refused, to the decision and the form against it. Short.',
  },
  decision: {
    id: 'photos.own.decision',
    defaultMessage: 'The decision',
    description: 'Link below a photo that was refused, when an appeal is running or no longer possible. Short.',
  },
  waiting: {
    id: 'photos.own.waiting',
    defaultMessage: 'Waiting',
    description: 'State of a photo that is uploaded after others. Short.',
  },
  uploading: {
    id: 'photos.own.uploading',
    defaultMessage: 'Uploading',
    description: 'State of a photo on its way. Short.',
  },
  preparing: {
    id: 'photos.own.preparing',
    defaultMessage: 'Preparing',
    description: 'State of a photo that has arrived whole, while the server makes its sizes. Short.',
  },
  failed: {
    id: 'photos.own.failed',
    defaultMessage: 'Not uploaded',
    description: 'State of a photo that could not be uploaded. Short.',
  },
  uploadOf: {
    id: 'photos.own.uploadOf',
    defaultMessage: 'Upload of {name}',
    description: 'Name of the progress bar of one photo, for screen readers. name: name of the file.',
  },
  chosen: {
    id: 'photos.own.chosen',
    defaultMessage: 'Not sent yet',
    description: 'State of a photo whose part to show is still to be chosen. Short.',
  },
  crop: {
    id: 'photos.own.crop',
    defaultMessage: 'Crop',
    description: 'Button below a photo that is not sent yet: opens the window in which it is cut.',
  },
  retry: {
    id: 'photos.own.retry',
    defaultMessage: 'Try again',
    description: 'Button below a photo that could not be uploaded.',
  },
  remove: {
    id: 'photos.own.remove',
    defaultMessage: 'Remove',
    description: 'Button below a photo that could not be uploaded: takes it from the list.',
  },
  deleteTitle: {
    id: 'photos.own.deleteTitle',
    defaultMessage: 'Delete this photo?',
    description: 'Question before a photo is deleted.',
  },
  deleteText: {
    id: 'photos.own.deleteText',
    defaultMessage: 'It will be gone for good, for you and for others.',
    description: 'Below the question whether to delete a photo.',
  },
  deleteConfirm: {
    id: 'photos.own.deleteConfirm',
    defaultMessage: 'Delete photo',
    description: 'Button that deletes the photo.',
  },
  uploaded: {
    id: 'photos.own.uploaded',
    defaultMessage:
      '{count, plural, one {The photo has been uploaded. Others will see it once it’s been checked.} other {# photos have been uploaded. Others will see them once they’ve been checked.}}',
    description: 'Short notice after an upload.',
  },
  uploadedActive: {
    id: 'photos.own.uploadedActive',
    defaultMessage:
      '{count, plural, one {The photo has been uploaded. Others can see it now.} other {# photos have been uploaded. Others can see them now.}}',
    description: 'Short notice after an upload, on sites where photos are shown at once.',
  },
});
