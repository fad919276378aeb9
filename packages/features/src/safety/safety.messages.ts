import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const reportMessages = defineMessages<{
  readonly action: { readonly name: MessageValue };
  readonly photoTitle: NoMessageValues;
  readonly messageTitle: NoMessageValues;
  readonly reason: NoMessageValues;
  readonly reasonMissing: NoMessageValues;
  readonly text: NoMessageValues;
  readonly textHint: { readonly name: MessageValue };
  readonly textMissing: NoMessageValues;
  readonly block: { readonly name: MessageValue };
  readonly send: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentText: NoMessageValues;
  readonly reference: NoMessageValues;
  readonly toSafety: NoMessageValues;
}>({
  action: {
    id: 'safety.report.action',
    defaultMessage: 'Report {name}',
    description: 'Button and menu entry that opens the report form, and its heading. {name} is a member.',
  },
  photoTitle: {
    id: 'safety.report.photoTitle',
    defaultMessage: 'Report this photo',
    description: 'Button below a photo of another member, and heading of the form it opens.',
  },
  messageTitle: {
    id: 'safety.report.messageTitle',
    defaultMessage: 'Report this message',
    description: 'Button beside a message of another member, and heading of the form it opens.',
  },
  reason: { id: 'safety.report.reason', defaultMessage: 'What’s wrong?', description: 'Above the choice of reasons.' },
  reasonMissing: {
    id: 'safety.report.reasonMissing',
    defaultMessage: 'Choose what’s wrong.',
    description: 'Error: the report was sent without a reason.',
  },
  text: {
    id: 'safety.report.text',
    defaultMessage: 'What happened?',
    description: 'Label of the text field of a report.',
  },
  textHint: {
    id: 'safety.report.textHint',
    defaultMessage: 'Only our moderators read this. {name} won’t find out who reported them.',
    description: 'Below the text field of a report. {name} is the reported member.',
  },
  textMissing: {
    id: 'safety.report.textMissing',
    defaultMessage: 'Tell us what happened.',
    description: 'Error: the reason “Something else” needs words.',
  },
  block: {
    id: 'safety.report.block',
    defaultMessage: 'Also block {name}',
    description: 'Choice in the report form: neither sees the other any more.',
  },
  send: { id: 'safety.report.send', defaultMessage: 'Send report', description: 'Button.' },
  sentTitle: {
    id: 'safety.report.sentTitle',
    defaultMessage: 'Thank you. We’ve received your report.',
    description: 'Heading after a report was sent.',
  },
  sentText: {
    id: 'safety.report.sentText',
    defaultMessage: 'A moderator will look at it. You can see the outcome under “Safety”.',
    description: 'After a report was sent. “Safety” is the name of a page.',
  },
  reference: {
    id: 'safety.report.reference',
    defaultMessage: 'Number',
    description: 'Before the number of a report, by which one can ask for it.',
  },
  toSafety: {
    id: 'safety.report.toSafety',
    defaultMessage: 'Go to “Safety”',
    description: 'Link to the page with one’s reports.',
  },
});

export const safetyMessages = defineMessages<{
  readonly page: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly blocked: NoMessageValues;
  readonly blockedNone: NoMessageValues;
  readonly blockedHow: NoMessageValues;
  readonly blockedOn: { readonly date: number | Date };
  readonly unblock: NoMessageValues;
  readonly unblockName: { readonly name: MessageValue };
  readonly unblocked: NoMessageValues;
  readonly reports: NoMessageValues;
  readonly reportsNone: NoMessageValues;
  readonly reportsHow: NoMessageValues;
  readonly aboutProfile: { readonly name: MessageValue };
  readonly aboutPhoto: { readonly name: MessageValue };
  readonly aboutMessage: { readonly name: MessageValue };
  readonly reportedOn: { readonly date: number | Date };
  readonly open: NoMessageValues;
  readonly dismissed: NoMessageValues;
  readonly acted: NoMessageValues;
}>({
  page: {
    id: 'safety.page.title',
    defaultMessage: 'Safety',
    description: 'Heading of the page with blocked members, own reports and decisions about the own account.',
  },
  intro: {
    id: 'safety.page.intro',
    defaultMessage: 'Who you’ve blocked, what you’ve reported, and what we’ve decided.',
    description: 'Below the heading “Safety”.',
  },
  blocked: {
    id: 'safety.blocked.title',
    defaultMessage: 'Blocked members',
    description: 'Heading of a part of the page “Safety”.',
  },
  blockedNone: {
    id: 'safety.blocked.none',
    defaultMessage: 'You haven’t blocked anyone',
    description: 'In place of the list of blocked members.',
  },
  blockedHow: {
    id: 'safety.blocked.how',
    defaultMessage:
      'You can block members on their profile or in the chat. After that, neither of you will see the other.',
    description: 'Below “You haven’t blocked anyone”.',
  },
  blockedOn: {
    id: 'safety.blocked.on',
    defaultMessage: 'Blocked on {date, date, medium}',
    description: 'When a member was blocked.',
  },
  unblock: { id: 'safety.blocked.unblock', defaultMessage: 'Unblock', description: 'Button beside a blocked member.' },
  unblockName: {
    id: 'safety.blocked.unblockName',
    defaultMessage: 'Unblock {name}',
    description: 'The whole name of the button “Unblock”, for screen readers. Must begin with its text.',
  },
  unblocked: {
    id: 'safety.blocked.done',
    defaultMessage: 'No longer blocked',
    description: 'In place of the button “Unblock” when it is done.',
  },
  reports: {
    id: 'safety.reports.title',
    defaultMessage: 'My reports',
    description: 'Heading of a part of the page “Safety”.',
  },
  reportsNone: {
    id: 'safety.reports.none',
    defaultMessage: 'You haven’t reported anything',
    description: 'In place of the list of reports.',
  },
  reportsHow: {
    id: 'safety.reports.how',
    defaultMessage: 'Does something seem wrong? You can report profiles, photos and messages where you see them.',
    description: 'Below “You haven’t reported anything”.',
  },
  aboutProfile: {
    id: 'safety.reports.profile',
    defaultMessage: 'Profile of {name}',
    description: 'What a report is about.',
  },
  aboutPhoto: {
    id: 'safety.reports.photo',
    defaultMessage: 'Photo of {name}',
    description: 'What a report is about.',
  },
  aboutMessage: {
    id: 'safety.reports.message',
    defaultMessage: 'Message from {name}',
    description: 'What a report is about.',
  },
  reportedOn: {
    id: 'safety.reports.on',
    defaultMessage: 'Reported on {date, date, long}',
    description: 'When a report was sent.',
  },
  open: {
    id: 'safety.reports.open',
    defaultMessage: 'Under review',
    description: 'State of a report.',
  },
  dismissed: {
    id: 'safety.reports.dismissed',
    defaultMessage: 'We found nothing against our rules',
    description: 'State of a report.',
  },
  acted: {
    id: 'safety.reports.acted',
    defaultMessage: 'We’ve taken action',
    description: 'State of a report.',
  },
});

export const noticeMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly warning: NoMessageValues;
  readonly photo_refused: NoMessageValues;
  readonly photo_removed: NoMessageValues;
  readonly account_disabled: NoMessageValues;
  readonly message_refused: NoMessageValues;
  readonly decidedOn: { readonly date: number | Date };
  readonly isNew: NoMessageValues;
  readonly ground: NoMessageValues;
  readonly facts: NoMessageValues;
  readonly automated: NoMessageValues;
  readonly byPerson: NoMessageValues;
  readonly lifted: { readonly date: number | Date };
  readonly appealUntil: { readonly date: number | Date };
  readonly appeal: NoMessageValues;
  readonly appealText: NoMessageValues;
  readonly appealMissing: NoMessageValues;
  readonly appealSend: NoMessageValues;
  readonly appealOpen: NoMessageValues;
  readonly upheld: NoMessageValues;
  readonly overturned: NoMessageValues;
  readonly closed: NoMessageValues;
  readonly appealPage: NoMessageValues;
}>({
  title: {
    id: 'safety.notices.title',
    defaultMessage: 'Decisions about my account',
    description: 'Heading of a part of the page “Safety”: what moderators decided about this member.',
  },
  warning: { id: 'safety.notices.warning', defaultMessage: 'Warning', description: 'What was decided.' },
  photo_refused: {
    id: 'safety.notices.photoRefused',
    defaultMessage: 'Photo not accepted',
    description: 'What was decided.',
  },
  photo_removed: {
    id: 'safety.notices.photoRemoved',
    defaultMessage: 'Photo removed',
    description: 'What was decided.',
  },
  account_disabled: {
    id: 'safety.notices.accountDisabled',
    defaultMessage: 'Account disabled',
    description: 'What was decided.',
  },
  message_refused: {
    id: 'safety.notices.messageRefused',
    defaultMessage: 'Message not delivered',
    description: 'What was decided.',
  },
  decidedOn: {
    id: 'safety.notices.on',
    defaultMessage: 'Decided on {date, date, long}',
    description: 'When a decision was made.',
  },
  isNew: { id: 'safety.notices.new', defaultMessage: 'New', description: 'Mark on a decision not seen before.' },
  ground: { id: 'safety.notices.ground', defaultMessage: 'Reason', description: 'Before the reason of a decision.' },
  facts: {
    id: 'safety.notices.facts',
    defaultMessage: 'What we found',
    description: 'Before the words of a moderator on which a decision rests.',
  },
  automated: {
    id: 'safety.notices.automated',
    defaultMessage: 'This decision was made automatically.',
    description: 'Below a decision.',
  },
  byPerson: {
    id: 'safety.notices.byPerson',
    defaultMessage: 'A person made this decision.',
    description: 'Below a decision.',
  },
  lifted: {
    id: 'safety.notices.lifted',
    defaultMessage: 'Reversed on {date, date, long}',
    description: 'A decision no longer holds.',
  },
  appealUntil: {
    id: 'safety.notices.appealUntil',
    defaultMessage: 'Do you disagree? You can appeal until {date, date, long}. A person will look at it again.',
    description: 'Above the button “Appeal”.',
  },
  appeal: { id: 'safety.notices.appeal', defaultMessage: 'Appeal', description: 'Button that opens the appeal form.' },
  appealText: {
    id: 'safety.notices.appealText',
    defaultMessage: 'Why do you disagree?',
    description: 'Label of the text field of an appeal.',
  },
  appealMissing: {
    id: 'safety.notices.appealMissing',
    defaultMessage: 'Tell us why you disagree.',
    description: 'Error: the appeal was sent without words.',
  },
  appealSend: { id: 'safety.notices.appealSend', defaultMessage: 'Send appeal', description: 'Button.' },
  appealOpen: {
    id: 'safety.notices.appealOpen',
    defaultMessage: 'We’ve received your appeal and are reviewing it.',
    description: 'State of an appeal.',
  },
  upheld: {
    id: 'safety.notices.upheld',
    defaultMessage: 'We’ve looked at it again. The decision stands.',
    description: 'Outcome of an appeal.',
  },
  overturned: {
    id: 'safety.notices.overturned',
    defaultMessage: 'You were right. We’ve reversed the decision.',
    description: 'Outcome of an appeal.',
  },
  closed: {
    id: 'safety.notices.closed',
    defaultMessage: 'An appeal is no longer possible.',
    description: 'The time for an appeal is over.',
  },
  appealPage: {
    id: 'safety.appeal.title',
    defaultMessage: 'The decision about your account',
    description: 'Heading of the page a mail about a decision leads to.',
  },
});
