import { defineMessages } from 'react-intl';

export const auditMessages = defineMessages({
  none: { id: 'moderation.audit.none', defaultMessage: 'Nothing is written here', description: 'Instead of the list.' },
  actor: { id: 'moderation.audit.actor', defaultMessage: 'By', description: 'Who did something: field and label.' },
  subject: {
    id: 'moderation.audit.subject',
    defaultMessage: 'About',
    description: 'What something was done about: field and label.',
  },
  filter: { id: 'moderation.audit.filter', defaultMessage: 'Filter', description: 'Button.' },
  mine: { id: 'moderation.audit.mine', defaultMessage: 'Only mine', description: 'Button: shows what the reader did.' },
  all: { id: 'moderation.audit.all', defaultMessage: 'Everything', description: 'Button: takes the filter away.' },
});

export const auditActionMessages = defineMessages({
  'report.look': {
    id: 'moderation.audit.action.reportLook',
    defaultMessage: 'Looked at a report',
    description: 'Entry of the log.',
  },
  'report.dismiss': {
    id: 'moderation.audit.action.reportDismiss',
    defaultMessage: 'Closed a report',
    description: 'Entry of the log.',
  },
  'report.warn': {
    id: 'moderation.audit.action.reportWarn',
    defaultMessage: 'Warned after a report',
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
  'notice.lift': {
    id: 'moderation.audit.action.noticeLift',
    defaultMessage: 'Lifted a restriction',
    description: 'Entry of the log.',
  },
  'appeal.upheld': {
    id: 'moderation.audit.action.appealUpheld',
    defaultMessage: 'Let a decision stand after an appeal',
    description: 'Entry of the log.',
  },
  'appeal.overturned': {
    id: 'moderation.audit.action.appealOverturned',
    defaultMessage: 'Took a decision back after an appeal',
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
  'staff.appoint': {
    id: 'moderation.audit.action.staffAppoint',
    defaultMessage: 'Made somebody staff',
    description: 'Entry of the log.',
  },
  'staff.dismiss': {
    id: 'moderation.audit.action.staffDismiss',
    defaultMessage: 'Took the staff role from somebody',
    description: 'Entry of the log.',
  },
});
