import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const auditMessages = defineMessages<{
  readonly none: NoMessageValues;
  readonly mine: NoMessageValues;
  readonly byActor: { readonly name: MessageValue };
  readonly aboutMember: { readonly name: MessageValue };
  readonly aboutSomebody: NoMessageValues;
  readonly aboutCase: NoMessageValues;
  readonly remove: { readonly what: MessageValue };
  readonly actorGone: NoMessageValues;
  readonly actorServer: { readonly name: MessageValue };
  readonly actorSystem: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly photoGone: NoMessageValues;
  readonly heldText: NoMessageValues;
  readonly heldPhoto: NoMessageValues;
}>({
  none: { id: 'moderation.audit.none', defaultMessage: 'No entries yet', description: 'Instead of the list.' },
  mine: { id: 'moderation.audit.mine', defaultMessage: 'Only mine', description: 'Button: shows what the reader did.' },
  byActor: {
    id: 'moderation.audit.byActor',
    defaultMessage: 'By {name}',
    description: 'Filter that is set. {name} is a moderator.',
  },
  aboutMember: {
    id: 'moderation.audit.aboutMember',
    defaultMessage: 'About {name}',
    description: 'Filter that is set. {name} is a member.',
  },
  aboutSomebody: {
    id: 'moderation.audit.aboutSomebody',
    defaultMessage: 'About one member',
    description: 'Filter that is set, where the name is not known.',
  },
  aboutCase: {
    id: 'moderation.audit.aboutCase',
    defaultMessage: 'About one case',
    description: 'Filter that is set: one report, photo, decision or message.',
  },
  remove: {
    id: 'moderation.audit.remove',
    defaultMessage: 'Remove filter: {what}',
    description: 'Button that takes a filter away. {what} is the filter, such as “By Mia”.',
  },
  actorGone: {
    id: 'moderation.audit.actorGone',
    defaultMessage: 'A moderator who has left',
    description: 'Who did something, when the account is gone.',
  },
  actorServer: {
    id: 'moderation.audit.actorServer',
    defaultMessage: '{name}, on the server',
    description: 'Who did something by a command at the server. {name} is a name there.',
  },
  actorSystem: {
    id: 'moderation.audit.actorSystem',
    defaultMessage: 'The site itself',
    description: 'Nobody did something: it happened by itself.',
  },
  photo: { id: 'moderation.audit.photo', defaultMessage: 'Photo', description: 'Link to the photo an entry is about.' },
  photoGone: {
    id: 'moderation.audit.photoGone',
    defaultMessage: 'Photo, now deleted',
    description: 'What an entry is about: a photo that is no longer there.',
  },
  heldText: {
    id: 'moderation.audit.heldText',
    defaultMessage: 'Held message',
    description: 'What an entry is about.',
  },
  heldPhoto: {
    id: 'moderation.audit.heldPhoto',
    defaultMessage: 'Held photo message',
    description: 'What an entry is about.',
  },
});

export const auditActionMessages = defineMessages({
  'report.look': {
    id: 'moderation.audit.action.reportLook',
    defaultMessage: 'Viewed a report',
    description: 'Entry of the log.',
  },
  'member.look': {
    id: 'moderation.audit.action.memberLook',
    defaultMessage: 'Viewed a member',
    description: 'Entry of the log.',
  },
  'report.dismiss': {
    id: 'moderation.audit.action.reportDismiss',
    defaultMessage: 'Closed a report',
    description: 'Entry of the log.',
  },
  'report.warn': {
    id: 'moderation.audit.action.reportWarn',
    defaultMessage: 'Warned a member after a report',
    description: 'Entry of the log.',
  },
  'report.remove_photo': {
    id: 'moderation.audit.action.reportRemovePhoto',
    defaultMessage: 'Removed a photo after a report',
    description: 'Entry of the log.',
  },
  'report.disable_member': {
    id: 'moderation.audit.action.reportDisableMember',
    defaultMessage: 'Disabled an account after a report',
    description: 'Entry of the log.',
  },
  'photo.approve': {
    id: 'moderation.audit.action.photoApprove',
    defaultMessage: 'Approved a photo',
    description: 'Entry of the log.',
  },
  'photo.reject': {
    id: 'moderation.audit.action.photoReject',
    defaultMessage: 'Refused or removed a photo',
    description: 'Entry of the log.',
  },
  'member.disable': {
    id: 'moderation.audit.action.memberDisable',
    defaultMessage: 'Disabled an account',
    description: 'Entry of the log.',
  },
  'second_step.on': {
    id: 'moderation.audit.action.secondStepOn',
    defaultMessage: 'Switched two-step login on',
    description: 'Entry of the log: a member did it to their own account.',
  },
  'second_step.off': {
    id: 'moderation.audit.action.secondStepOff',
    defaultMessage: 'Switched two-step login off',
    description: 'Entry of the log: a member did it to their own account.',
  },
  'second_step.recovery_codes': {
    id: 'moderation.audit.action.secondStepRecoveryCodes',
    defaultMessage: 'Made new recovery codes',
    description: 'Entry of the log: a member did it to their own account.',
  },
  'second_step.recovery_code': {
    id: 'moderation.audit.action.secondStepRecoveryCode',
    defaultMessage: 'Used a recovery code',
    description: 'Entry of the log: a member did it to their own account.',
  },
  'notice.lift': {
    id: 'moderation.audit.action.noticeLift',
    defaultMessage: 'Lifted a restriction',
    description: 'Entry of the log.',
  },
  'appeal.upheld': {
    id: 'moderation.audit.action.appealUpheld',
    defaultMessage: 'Upheld a decision after an appeal',
    description: 'Entry of the log.',
  },
  'appeal.overturned': {
    id: 'moderation.audit.action.appealOverturned',
    defaultMessage: 'Reversed a decision after an appeal',
    description: 'Entry of the log.',
  },
  'complaint.answer': {
    id: 'moderation.audit.action.complaintAnswer',
    defaultMessage: 'Answered a complaint',
    description: 'Entry of the log.',
  },
  'complaint.close': {
    id: 'moderation.audit.action.complaintClose',
    defaultMessage: 'Closed a complaint',
    description: 'Entry of the log.',
  },
  'message.release': {
    id: 'moderation.audit.action.messageRelease',
    defaultMessage: 'Delivered a held message',
    description: 'Entry of the log.',
  },
  'message.refuse': {
    id: 'moderation.audit.action.messageRefuse',
    defaultMessage: 'Refused a held message',
    description: 'Entry of the log.',
  },
  'payment.mismatch': {
    id: 'moderation.audit.action.paymentMismatch',
    defaultMessage: 'Refused a payment that didn’t match its order',
    description: 'Entry of the log.',
  },
  'staff.appoint': {
    id: 'moderation.audit.action.staffAppoint',
    defaultMessage: 'Added someone to the team',
    description: 'Entry of the log.',
  },
  'staff.dismiss': {
    id: 'moderation.audit.action.staffDismiss',
    defaultMessage: 'Removed someone from the team',
    description: 'Entry of the log.',
  },
});
