import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const photoMessages = defineMessages<{
  readonly photoOf: { readonly name: MessageValue };
  readonly place: { readonly count: number | bigint; readonly place: number | bigint };
  readonly uploaded: { readonly when: MessageValue };
  readonly size: { readonly height: MessageValue; readonly width: MessageValue };
  readonly refusals: { readonly count: number | bigint };
  readonly refusedBefore: NoMessageValues;
  readonly refusedBeforeText: NoMessageValues;
  readonly approve: NoMessageValues;
  readonly refuse: NoMessageValues;
  readonly previous: NoMessageValues;
  readonly skip: NoMessageValues;
  readonly refuseTitle: { readonly name: MessageValue };
  readonly refuseText: NoMessageValues;
  readonly removesText: NoMessageValues;
  readonly remove: NoMessageValues;
  readonly approved: { readonly name: MessageValue };
  readonly takeBackShort: NoMessageValues;
  readonly takeBack: { readonly name: MessageValue };
  readonly shortcuts: NoMessageValues;
  readonly shortcutsHint: NoMessageValues;
  readonly broken: NoMessageValues;
  readonly overtaken: { readonly name: MessageValue };
  readonly failed: { readonly name: MessageValue; readonly problem: MessageValue };
  readonly none: NoMessageValues;
  readonly noneText: NoMessageValues;
  readonly again: NoMessageValues;
}>({
  photoOf: {
    id: 'moderation.photo.photoOf',
    defaultMessage: 'Photo of {name}',
    description: 'Heading, and text instead of the picture. {name} is a member.',
  },
  place: {
    id: 'moderation.photo.place',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Where one is in the queue: 3 of 12.',
  },
  uploaded: {
    id: 'moderation.photo.uploaded',
    defaultMessage: 'Uploaded {when}',
    description: '{when} is a time such as “5 minutes ago”, “yesterday” or a date.',
  },
  size: { id: 'moderation.photo.size', defaultMessage: '{width} × {height} pixels', description: 'Size of a photo.' },
  refusals: {
    id: 'moderation.photo.refusals',
    defaultMessage: '{count, plural, =0 {No earlier refusals} one {# earlier refusal} other {# earlier refusals}}',
    description: 'How many photos of this member were refused before.',
  },
  refusedBefore: {
    id: 'moderation.photo.refusedBefore',
    defaultMessage: 'Refused before',
    description: 'Warning: this very picture was refused or removed before.',
  },
  refusedBeforeText: {
    id: 'moderation.photo.refusedBeforeText',
    defaultMessage: 'This same picture was refused or removed before, here or on another member’s profile.',
    description: 'Below “Refused before”.',
  },
  approve: {
    id: 'moderation.photo.approve',
    defaultMessage: 'Approve',
    description: 'Button: shows the photo to other members.',
  },
  refuse: { id: 'moderation.photo.refuse', defaultMessage: 'Refuse', description: 'Button: refuses the photo.' },
  previous: {
    id: 'moderation.photo.previous',
    defaultMessage: 'Back',
    description: 'Button: to the photo before this one.',
  },
  skip: {
    id: 'moderation.photo.skip',
    defaultMessage: 'Skip',
    description: 'Button: to the next photo without a decision.',
  },
  refuseTitle: {
    id: 'moderation.photo.refuseTitle',
    defaultMessage: 'Refuse {name}’s photo',
    description: 'Name of the form for the reason. {name} is a member.',
  },
  refuseText: {
    id: 'moderation.photo.refuseText',
    defaultMessage: 'The photo will be deleted, and the member will be told why.',
    description: 'Above the reason of a refusal.',
  },
  removesText: {
    id: 'moderation.photo.removesText',
    defaultMessage: 'The photo is already visible. It will be removed, and the member will be told why.',
    description: 'Above the reason when an approved photo is taken back.',
  },
  remove: {
    id: 'moderation.photo.remove',
    defaultMessage: 'Remove',
    description: 'Button: removes a photo that had been approved.',
  },
  approved: {
    id: 'moderation.photo.approved',
    defaultMessage: 'Approved: photo of {name}',
    description: 'After a photo was approved. {name} is a member.',
  },
  takeBackShort: {
    id: 'moderation.photo.takeBackShort',
    defaultMessage: 'Undo approval',
    description: 'Button beside “Approved: photo of …”: removes that photo again.',
  },
  takeBack: {
    id: 'moderation.photo.takeBack',
    defaultMessage: 'Undo approval of {name}’s photo',
    description: 'Button: removes the photo approved last. {name} is a member.',
  },
  shortcuts: {
    id: 'moderation.photo.shortcuts',
    defaultMessage: 'Keys',
    description: 'Switch: single keys of the keyboard act.',
  },
  shortcutsHint: {
    id: 'moderation.photo.shortcutsHint',
    defaultMessage: 'A approves, R refuses, J or → skips, K or ← goes back, U undoes the last approval.',
    description: 'Below the switch “Keys”. The letters and arrows are keys and stay as they are.',
  },
  broken: {
    id: 'moderation.photo.broken',
    defaultMessage: 'This picture can’t be shown. Skip it, and tell the technical team if this keeps happening.',
    description: 'Instead of a picture that could not be loaded.',
  },
  overtaken: {
    id: 'moderation.photo.overtaken',
    defaultMessage: 'Someone else has already decided on {name}’s photo, or it no longer exists.',
    description: 'Short notice. {name} is a member.',
  },
  failed: {
    id: 'moderation.photo.failed',
    defaultMessage: 'Not saved: {name}’s photo is back in the queue. {problem}',
    description: 'Short notice. {name} is a member, {problem} a sentence that says why.',
  },
  none: { id: 'moderation.photo.none', defaultMessage: 'No photos waiting', description: 'Instead of the photos.' },
  noneText: {
    id: 'moderation.photo.noneText',
    defaultMessage: 'Everything has been reviewed.',
    description: 'Below “No photos waiting”.',
  },
  again: {
    id: 'moderation.photo.again',
    defaultMessage: 'View again',
    description: 'Button: asks whether new photos have come.',
  },
});
