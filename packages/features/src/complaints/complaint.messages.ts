import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Subjects of a complaint to the site. */
export const kindMessages = defineMessages({
  payment: {
    id: 'complaints.kind.payment',
    defaultMessage: 'Payments and credits',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  account: {
    id: 'complaints.kind.account',
    defaultMessage: 'My account or logging in',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  member: {
    id: 'complaints.kind.member',
    defaultMessage: 'Another member',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  decision: {
    id: 'complaints.kind.decision',
    defaultMessage: 'A decision about my account or photos',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  privacy: {
    id: 'complaints.kind.privacy',
    defaultMessage: 'My personal data',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  content: {
    id: 'complaints.kind.content',
    defaultMessage: 'Content that breaks the law',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
  other: {
    id: 'complaints.kind.other',
    defaultMessage: 'Something else',
    description: 'What a complaint is about: a choice in a list, and the heading of its page.',
  },
});

/** The form, and the page after it. */
export const formMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly days: number | bigint };
  readonly kind: NoMessageValues;
  readonly choose: NoMessageValues;
  readonly kindMissing: NoMessageValues;
  readonly text: NoMessageValues;
  readonly textHint: NoMessageValues;
  readonly textMissing: NoMessageValues;
  readonly email: NoMessageValues;
  readonly emailHint: NoMessageValues;
  readonly memberEmail: { readonly email: MessageValue };
  readonly send: NoMessageValues;
  readonly follow: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentIntro: { readonly date: number | Date; readonly email: MessageValue };
  readonly see: NoMessageValues;
}>({
  title: {
    id: 'complaints.form.title',
    defaultMessage: 'Make a complaint',
    description: 'Heading of the form for complaints to the site, and a link to it.',
  },
  intro: {
    id: 'complaints.form.intro',
    defaultMessage:
      'Tell us what happened. A person will read it and answer within {days, plural, one {# day} other {# days}}.',
    description: 'Below the heading of the form.',
  },
  kind: {
    id: 'complaints.form.kind',
    defaultMessage: 'What’s it about?',
    description: 'Label of the choice.',
  },
  choose: {
    id: 'complaints.form.choose',
    defaultMessage: 'Choose',
    description: 'First line of the choice, while nothing is chosen.',
  },
  kindMissing: {
    id: 'complaints.form.kindMissing',
    defaultMessage: 'Choose what it’s about.',
    description: 'Error: nothing was chosen.',
  },
  text: {
    id: 'complaints.form.text',
    defaultMessage: 'What happened?',
    description: 'Label of the text field.',
  },
  textHint: {
    id: 'complaints.form.textHint',
    defaultMessage: 'Dates, amounts and usernames help us find it.',
    description: 'Below the text field.',
  },
  textMissing: {
    id: 'complaints.form.textMissing',
    defaultMessage: 'Tell us what happened.',
    description: 'Error: the text field is empty.',
  },
  email: {
    id: 'complaints.form.email',
    defaultMessage: 'Your e-mail address',
    description: 'Label of the field for the address of who complains.',
  },
  emailHint: {
    id: 'complaints.form.emailHint',
    defaultMessage: 'We’ll send our answer there.',
    description: 'Below the field for the address.',
  },
  memberEmail: {
    id: 'complaints.form.memberEmail',
    defaultMessage: 'We’ll answer to {email}.',
    description: 'In place of the field, for members: email is the address of the account.',
  },
  send: {
    id: 'complaints.form.send',
    defaultMessage: 'Send complaint',
    description: 'Button.',
  },
  follow: {
    id: 'complaints.form.follow',
    defaultMessage: 'Follow a complaint you’ve sent',
    description: 'Link below the form.',
  },
  sentTitle: {
    id: 'complaints.sent.title',
    defaultMessage: 'We’ve received your complaint',
    description: 'Heading after the form was sent.',
  },
  sentIntro: {
    id: 'complaints.sent.intro',
    defaultMessage: 'We’ve sent a confirmation to {email}. You’ll have an answer by {date, date, long}.',
    description: 'Below that heading. email: where the confirmation went; date: a day.',
  },
  see: {
    id: 'complaints.sent.see',
    defaultMessage: 'See your complaint',
    description: 'Button that opens the page of the complaint.',
  },
});

/** A complaint and its answers. */
export const threadMessages = defineMessages<{
  readonly reference: NoMessageValues;
  readonly open: NoMessageValues;
  readonly answered: NoMessageValues;
  readonly closed: NoMessageValues;
  readonly sentOn: { readonly date: number | Date };
  readonly answerBy: { readonly date: number | Date };
  readonly you: NoMessageValues;
  readonly add: NoMessageValues;
  readonly addMissing: NoMessageValues;
  readonly send: NoMessageValues;
  readonly closedText: NoMessageValues;
}>({
  reference: {
    id: 'complaints.thread.reference',
    defaultMessage: 'Reference',
    description: 'Label of the code by which a complaint is found again.',
  },
  open: {
    id: 'complaints.thread.open',
    defaultMessage: 'Waiting for our answer',
    description: 'State of a complaint.',
  },
  answered: {
    id: 'complaints.thread.answered',
    defaultMessage: 'Answered',
    description: 'State of a complaint.',
  },
  closed: {
    id: 'complaints.thread.closed',
    defaultMessage: 'Closed',
    description: 'State of a complaint: nothing can be added any more.',
  },
  sentOn: {
    id: 'complaints.thread.sentOn',
    defaultMessage: 'Sent on {date, date, long}',
    description: 'When the complaint was sent.',
  },
  answerBy: {
    id: 'complaints.thread.answerBy',
    defaultMessage: 'You’ll have an answer by {date, date, long}.',
    description: 'By when there is an answer.',
  },
  you: {
    id: 'complaints.thread.you',
    defaultMessage: 'You',
    description: 'Above what the reader wrote.',
  },
  add: {
    id: 'complaints.thread.add',
    defaultMessage: 'Anything to add?',
    description: 'Label of the field below a complaint.',
  },
  addMissing: {
    id: 'complaints.thread.addMissing',
    defaultMessage: 'Write what you’d like to add.',
    description: 'Error: that field is empty.',
  },
  send: {
    id: 'complaints.thread.send',
    defaultMessage: 'Add to complaint',
    description: 'Button that adds the text to the complaint.',
  },
  closedText: {
    id: 'complaints.thread.closedText',
    defaultMessage: 'This complaint is closed, so nothing can be added. If something is still wrong, make a new one.',
    description: 'In place of the field when the complaint is closed.',
  },
});

/** Finding a complaint again. */
export const followMessages = defineMessages({
  title: {
    id: 'complaints.follow.title',
    defaultMessage: 'Follow a complaint',
    description: 'Heading of the page that finds a complaint.',
  },
  intro: {
    id: 'complaints.follow.intro',
    defaultMessage: 'Enter the reference from our e-mail and the address it went to.',
    description: 'Below that heading.',
  },
  own: {
    id: 'complaints.follow.own',
    defaultMessage: 'Your complaints',
    description: 'Heading above the complaints of the member.',
  },
  submit: {
    id: 'complaints.follow.submit',
    defaultMessage: 'Show complaint',
    description: 'Button.',
  },
  unknown: {
    id: 'complaints.follow.unknown',
    defaultMessage: 'We can’t find a complaint with this reference and address. Check both.',
    description: 'Error: there is none, or it is of somebody else.',
  },
});
