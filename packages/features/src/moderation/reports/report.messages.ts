import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const reportMessages = defineMessages<{
  readonly states: NoMessageValues;
  readonly open: NoMessageValues;
  readonly acted: NoMessageValues;
  readonly dismissed: NoMessageValues;
  readonly noneOpen: NoMessageValues;
  readonly noneOpenText: NoMessageValues;
  readonly none: NoMessageValues;
  readonly numOpen: { readonly count: number | bigint };
  readonly aboutProfile: { readonly reason: MessageValue };
  readonly aboutPhoto: { readonly reason: MessageValue };
  readonly aboutMessage: { readonly reason: MessageValue };
  readonly reportedOn: { readonly date: number | Date };
  readonly lookText: NoMessageValues;
  readonly look: NoMessageValues;
  readonly who: NoMessageValues;
  readonly reporter: NoMessageValues;
  readonly reporterGone: NoMessageValues;
  readonly noWords: NoMessageValues;
  readonly before: NoMessageValues;
  readonly beforeNone: NoMessageValues;
  readonly profileThen: NoMessageValues;
  readonly aboutEmpty: NoMessageValues;
  readonly conversation: NoMessageValues;
  readonly conversationGone: NoMessageValues;
  readonly byReporter: NoMessageValues;
  readonly icebreaker: NoMessageValues;
  readonly gift: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly photos: NoMessageValues;
  readonly photosNone: NoMessageValues;
  readonly photoAlt: { readonly name: MessageValue; readonly number: MessageValue };
  readonly isReported: NoMessageValues;
  readonly choosePhoto: { readonly number: MessageValue };
  readonly photoChosen: { readonly number: MessageValue };
  readonly photoMissing: NoMessageValues;
  readonly log: NoMessageValues;
  readonly decision: NoMessageValues;
  readonly decisionMissing: NoMessageValues;
  readonly dismiss: NoMessageValues;
  readonly dismiss_text: NoMessageValues;
  readonly dismiss_send: NoMessageValues;
  readonly warn: NoMessageValues;
  readonly warn_text: NoMessageValues;
  readonly warn_send: NoMessageValues;
  readonly remove_photo: NoMessageValues;
  readonly remove_photo_text: NoMessageValues;
  readonly remove_photo_send: NoMessageValues;
  readonly disable_member: NoMessageValues;
  readonly disable_member_text: NoMessageValues;
  readonly disable_member_send: NoMessageValues;
  readonly note: NoMessageValues;
  readonly noteHint: NoMessageValues;
  readonly decided: NoMessageValues;
  readonly decidedText: NoMessageValues;
  readonly overtaken: NoMessageValues;
  readonly decidedOn: { readonly date: number | Date };
  readonly next: NoMessageValues;
  readonly toList: NoMessageValues;
}>({
  states: {
    id: 'moderation.report.states',
    defaultMessage: 'Status of reports',
    description: 'What the row of tabs chooses.',
  },
  open: { id: 'moderation.report.open', defaultMessage: 'Open', description: 'Tab: reports that wait.' },
  acted: {
    id: 'moderation.report.acted',
    defaultMessage: 'Action taken',
    description: 'Tab: reports after which something was done.',
  },
  dismissed: {
    id: 'moderation.report.dismissed',
    defaultMessage: 'No action',
    description: 'Tab: reports after which nothing was done.',
  },
  noneOpen: {
    id: 'moderation.report.noneOpen',
    defaultMessage: 'No reports waiting',
    description: 'Instead of the list.',
  },
  noneOpenText: {
    id: 'moderation.report.noneOpenText',
    defaultMessage: 'Everything has been reviewed.',
    description: 'Below “No reports waiting”.',
  },
  none: {
    id: 'moderation.report.none',
    defaultMessage: 'No reports',
    description: 'Instead of the list of decided reports.',
  },
  numOpen: {
    id: 'moderation.report.numOpen',
    defaultMessage: '{count, plural, one {# open report about this member} other {# open reports about this member}}',
    description: 'Mark on a report.',
  },
  aboutProfile: {
    id: 'moderation.report.aboutProfile',
    defaultMessage: 'Profile: {reason}',
    description: 'What is reported, and why. {reason} is one of the reasons, such as “Fake profile”.',
  },
  aboutPhoto: {
    id: 'moderation.report.aboutPhoto',
    defaultMessage: 'Photo: {reason}',
    description: 'What is reported, and why. {reason} is one of the reasons.',
  },
  aboutMessage: {
    id: 'moderation.report.aboutMessage',
    defaultMessage: 'Message: {reason}',
    description: 'What is reported, and why. {reason} is one of the reasons.',
  },
  reportedOn: {
    id: 'moderation.report.reportedOn',
    defaultMessage: 'Reported on {date, date, long} at {date, time, short}',
    description: 'When a report was sent.',
  },
  lookText: {
    id: 'moderation.report.lookText',
    defaultMessage:
      'A report shows what members wrote to each other and which photos they have. Each view is recorded in the audit log with your reason.',
    description: 'Before a report is opened.',
  },
  look: { id: 'moderation.report.look', defaultMessage: 'Show report', description: 'Button.' },
  who: { id: 'moderation.report.who', defaultMessage: 'Reported member', description: 'Heading.' },
  reporter: {
    id: 'moderation.report.reporter',
    defaultMessage: 'Reported by',
    description: 'Heading: who sent the report, with their words.',
  },
  reporterGone: {
    id: 'moderation.report.reporterGone',
    defaultMessage: 'This member has left.',
    description: 'Instead of the one who reported.',
  },
  noWords: {
    id: 'moderation.report.noWords',
    defaultMessage: 'No comment was added.',
    description: 'Instead of the words of a report.',
  },
  before: {
    id: 'moderation.report.before',
    defaultMessage: 'Earlier decisions about this member',
    description: 'Heading.',
  },
  beforeNone: {
    id: 'moderation.report.beforeNone',
    defaultMessage: 'None so far.',
    description: 'Instead of earlier decisions.',
  },
  profileThen: {
    id: 'moderation.report.profileThen',
    defaultMessage: 'Profile as it was when it was reported',
    description: 'Heading.',
  },
  aboutEmpty: {
    id: 'moderation.report.aboutEmpty',
    defaultMessage: 'This member hasn’t written anything about themselves.',
    description: 'Instead of the text a member wrote about themselves.',
  },
  conversation: {
    id: 'moderation.report.conversation',
    defaultMessage: 'From the conversation',
    description: 'Heading: the reported message with those around it.',
  },
  conversationGone: {
    id: 'moderation.report.conversationGone',
    defaultMessage: 'These messages no longer exist.',
    description: 'Instead of the messages.',
  },
  byReporter: {
    id: 'moderation.report.byReporter',
    defaultMessage: 'The person who reported',
    description: 'Who wrote a message in a reported conversation.',
  },
  icebreaker: { id: 'moderation.report.icebreaker', defaultMessage: 'Icebreaker', description: 'Kind of a message.' },
  gift: { id: 'moderation.report.gift', defaultMessage: 'Gift', description: 'Kind of a message.' },
  photo: { id: 'moderation.report.photo', defaultMessage: 'Photo', description: 'Kind of a message.' },
  photos: { id: 'moderation.report.photos', defaultMessage: 'Photos of this member', description: 'Heading.' },
  photosNone: {
    id: 'moderation.report.photosNone',
    defaultMessage: 'No photos.',
    description: 'Instead of photos.',
  },
  photoAlt: {
    id: 'moderation.report.photoAlt',
    defaultMessage: 'Photo {number} of {name}',
    description: 'Text instead of a picture. {name} is a member.',
  },
  isReported: {
    id: 'moderation.report.isReported',
    defaultMessage: 'Reported',
    description: 'Mark on the photo or message that was reported.',
  },
  choosePhoto: {
    id: 'moderation.report.choosePhoto',
    defaultMessage: 'Choose photo {number}',
    description: 'Button below a photo: this one would be removed.',
  },
  photoChosen: {
    id: 'moderation.report.photoChosen',
    defaultMessage: 'Photo {number} is chosen',
    description: 'Button below the photo that would be removed.',
  },
  photoMissing: {
    id: 'moderation.report.photoMissing',
    defaultMessage: 'Choose one of this member’s photos.',
    description: 'Error: no photo was chosen for removal.',
  },
  log: { id: 'moderation.report.log', defaultMessage: 'Audit log of this report', description: 'Link.' },
  decision: { id: 'moderation.report.decision', defaultMessage: 'Decision', description: 'Heading of the form.' },
  decisionMissing: {
    id: 'moderation.report.decisionMissing',
    defaultMessage: 'Choose a decision.',
    description: 'Error.',
  },
  dismiss: {
    id: 'moderation.report.dismiss',
    defaultMessage: 'Take no action',
    description: 'Decision about a report.',
  },
  dismiss_text: {
    id: 'moderation.report.dismissText',
    defaultMessage: 'The reported member won’t be told.',
    description: 'Below “Take no action”.',
  },
  dismiss_send: { id: 'moderation.report.dismissSend', defaultMessage: 'Close report', description: 'Button.' },
  warn: { id: 'moderation.report.warn', defaultMessage: 'Warn', description: 'Decision about a report.' },
  warn_text: {
    id: 'moderation.report.warnText',
    defaultMessage: 'The member will be told what we found. Nothing else changes.',
    description: 'Below “Warn”.',
  },
  warn_send: { id: 'moderation.report.warnSend', defaultMessage: 'Warn member', description: 'Button.' },
  remove_photo: {
    id: 'moderation.report.removePhoto',
    defaultMessage: 'Remove photo',
    description: 'Decision about a report.',
  },
  remove_photo_text: {
    id: 'moderation.report.removePhotoText',
    defaultMessage: 'The chosen photo will be deleted for good.',
    description: 'Below “Remove photo”.',
  },
  remove_photo_send: {
    id: 'moderation.report.removePhotoSend',
    defaultMessage: 'Remove photo',
    description: 'Button.',
  },
  disable_member: {
    id: 'moderation.report.disableMember',
    defaultMessage: 'Disable account',
    description: 'Decision about a report.',
  },
  disable_member_text: {
    id: 'moderation.report.disableMemberText',
    defaultMessage: 'Nobody else will see the member any more, and they can’t log in.',
    description: 'Below “Disable account”.',
  },
  disable_member_send: {
    id: 'moderation.report.disableMemberSend',
    defaultMessage: 'Disable account',
    description: 'Button.',
  },
  note: { id: 'moderation.report.note', defaultMessage: 'Note', description: 'Label of a text field for moderators.' },
  noteHint: {
    id: 'moderation.report.noteHint',
    defaultMessage: 'For the audit log. Members don’t see it.',
    description: 'Below “Note”.',
  },
  decided: { id: 'moderation.report.decided', defaultMessage: 'Decided', description: 'After a decision.' },
  decidedText: {
    id: 'moderation.report.decidedText',
    defaultMessage: 'Everyone concerned has been told.',
    description: 'Below “Decided”.',
  },
  overtaken: {
    id: 'moderation.report.overtaken',
    defaultMessage: 'Someone else has already decided on this report.',
    description: 'The decision came too late.',
  },
  decidedOn: {
    id: 'moderation.report.decidedOn',
    defaultMessage: 'Decided on {date, date, long}',
    description: 'When a report was decided.',
  },
  next: { id: 'moderation.report.next', defaultMessage: 'Next report', description: 'Link.' },
  toList: { id: 'moderation.report.toList', defaultMessage: 'All reports', description: 'Link.' },
});
