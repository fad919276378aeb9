import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const lookMessages = defineMessages<{
  readonly reason: NoMessageValues;
  readonly hint: NoMessageValues;
  readonly member: NoMessageValues;
  readonly memberText: NoMessageValues;
  readonly memberShow: NoMessageValues;
  readonly memberGone: NoMessageValues;
  readonly memberGoneText: NoMessageValues;
  readonly memberMine: NoMessageValues;
  readonly about: NoMessageValues;
  readonly reports: NoMessageValues;
  readonly reportsNone: NoMessageValues;
  readonly waiting: NoMessageValues;
  readonly profile: NoMessageValues;
  readonly log: NoMessageValues;
  readonly page: NoMessageValues;
  readonly photoGone: NoMessageValues;
  readonly photoClosed: NoMessageValues;
  readonly sentPhoto: { readonly name: MessageValue };
}>({
  reason: {
    id: 'moderation.look.reason',
    defaultMessage: 'Why are you looking?',
    description: 'Label of the text field.',
  },
  hint: {
    id: 'moderation.look.hint',
    defaultMessage: 'For example: on duty today; asked by a colleague',
    description: 'Below “Why are you looking?”.',
  },
  member: {
    id: 'moderation.look.member',
    defaultMessage: 'About a member',
    description: 'Heading of the page that shows moderators what they may know of one member.',
  },
  memberText: {
    id: 'moderation.look.memberText',
    defaultMessage:
      'This page shows a member’s photos, what’s been reported about them, and what’s been decided. Each view is recorded in the audit log with your reason.',
    description: 'Before the page about a member is opened.',
  },
  memberShow: { id: 'moderation.look.memberShow', defaultMessage: 'Show member', description: 'Button.' },
  memberGone: {
    id: 'moderation.look.memberGone',
    defaultMessage: 'This account no longer exists',
    description: 'Heading: the member has deleted the account, or there never was one.',
  },
  memberGoneText: {
    id: 'moderation.look.memberGoneText',
    defaultMessage: 'There’s nothing left to see. What moderators did stays in the audit log.',
    description: 'Below “This account no longer exists”.',
  },
  memberMine: {
    id: 'moderation.look.memberMine',
    defaultMessage: 'Someone else looks after your own account.',
    description: 'A moderator wanted to open the page about themselves.',
  },
  about: { id: 'moderation.look.about', defaultMessage: 'About me', description: 'Heading: what a member wrote.' },
  reports: {
    id: 'moderation.look.reports',
    defaultMessage: 'Reports about this member',
    description: 'Heading of a list.',
  },
  reportsNone: {
    id: 'moderation.look.reportsNone',
    defaultMessage: 'None so far.',
    description: 'Instead of reports about a member.',
  },
  waiting: {
    id: 'moderation.look.waiting',
    defaultMessage: 'Waiting for a decision',
    description: 'Mark on a photo that others do not see yet.',
  },
  profile: { id: 'moderation.look.profile', defaultMessage: 'Profile on the site', description: 'Link.' },
  log: { id: 'moderation.look.log', defaultMessage: 'Audit log of this member', description: 'Link.' },
  page: {
    id: 'moderation.look.page',
    defaultMessage: 'Everything about this member',
    description: 'Link from a report to the page about the member.',
  },
  photoGone: {
    id: 'moderation.look.photoGone',
    defaultMessage: 'This photo no longer exists.',
    description: 'Instead of a photo in a reported conversation.',
  },
  photoClosed: {
    id: 'moderation.look.photoClosed',
    defaultMessage: 'Not shown: nobody has reported this photo.',
    description: 'Instead of a photo that the other side of a reported conversation sent.',
  },
  sentPhoto: {
    id: 'moderation.look.sentPhoto',
    defaultMessage: 'Photo sent by {name}',
    description: 'Text instead of a picture in a reported conversation. {name} is a member.',
  },
});
