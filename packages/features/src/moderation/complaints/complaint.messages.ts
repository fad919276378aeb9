import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** Subjects of a complaint, as staff read them. */
export const complaintKindMessages = defineMessages({
  payment: {
    id: 'moderation.complaint.kind.payment',
    defaultMessage: 'Payments and credits',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  account: {
    id: 'moderation.complaint.kind.account',
    defaultMessage: 'Account or logging in',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  member: {
    id: 'moderation.complaint.kind.member',
    defaultMessage: 'Another member',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  decision: {
    id: 'moderation.complaint.kind.decision',
    defaultMessage: 'A decision of ours',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  privacy: {
    id: 'moderation.complaint.kind.privacy',
    defaultMessage: 'Personal data',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  content: {
    id: 'moderation.complaint.kind.content',
    defaultMessage: 'Content that breaks the law',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
  other: {
    id: 'moderation.complaint.kind.other',
    defaultMessage: 'Something else',
    description: 'What somebody complains of to the site: title of a complaint, for the staff.',
  },
});

/** The pages for the staff. */
export const complaintMessages = defineMessages<{
  readonly states: NoMessageValues;
  readonly open: NoMessageValues;
  readonly answered: NoMessageValues;
  readonly closed: NoMessageValues;
  readonly none: NoMessageValues;
  readonly answerBy: { readonly date: number | Date };
  readonly visitor: NoMessageValues;
  readonly complainant: NoMessageValues;
  readonly staff: NoMessageValues;
  readonly answer: NoMessageValues;
  readonly last: NoMessageValues;
  readonly lastHint: NoMessageValues;
  readonly send: NoMessageValues;
  readonly done: NoMessageValues;
  readonly overtaken: NoMessageValues;
  readonly close: NoMessageValues;
  readonly isClosed: NoMessageValues;
  readonly byMe: NoMessageValues;
}>({
  states: {
    id: 'moderation.complaint.states',
    defaultMessage: 'Complaints by state',
    description: 'Name of the row of tabs, for screen readers.',
  },
  open: {
    id: 'moderation.complaint.open',
    defaultMessage: 'Open',
    description: 'Tab: complaints that wait for an answer.',
  },
  answered: {
    id: 'moderation.complaint.answered',
    defaultMessage: 'Answered',
    description: 'Tab: complaints with an answer, to which something can be added.',
  },
  closed: {
    id: 'moderation.complaint.closed',
    defaultMessage: 'Closed',
    description: 'Tab: complaints to which nothing can be added.',
  },
  none: {
    id: 'moderation.complaint.none',
    defaultMessage: 'No complaints here',
    description: 'Instead of the list.',
  },
  answerBy: {
    id: 'moderation.complaint.answerBy',
    defaultMessage: 'Answer by {date, date, medium}',
    description: 'By when a complaint must be answered; date is a day.',
  },
  visitor: {
    id: 'moderation.complaint.visitor',
    defaultMessage: 'Someone without an account',
    description: 'Who complains.',
  },
  complainant: {
    id: 'moderation.complaint.complainant',
    defaultMessage: 'Complaint',
    description: 'Above what was written by who complains.',
  },
  staff: {
    id: 'moderation.complaint.staff',
    defaultMessage: 'Our answer',
    description: 'Above what the staff wrote.',
  },
  answer: {
    id: 'moderation.complaint.answer',
    defaultMessage: 'Answer',
    description: 'Label of the text field.',
  },
  last: {
    id: 'moderation.complaint.last',
    defaultMessage: 'Close the complaint with this answer',
    description: 'Checkbox.',
  },
  lastHint: {
    id: 'moderation.complaint.lastHint',
    defaultMessage: 'Nothing can be added after that.',
    description: 'Below the checkbox.',
  },
  send: {
    id: 'moderation.complaint.send',
    defaultMessage: 'Send answer',
    description: 'Button.',
  },
  done: {
    id: 'moderation.complaint.done',
    defaultMessage: 'Answered. The answer has been sent by e-mail.',
    description: 'After the answer was sent.',
  },
  overtaken: {
    id: 'moderation.complaint.overtaken',
    defaultMessage: 'Something has been added to this complaint meanwhile. Read it before you answer.',
    description: 'Something was added while the answer was written.',
  },
  close: {
    id: 'moderation.complaint.close',
    defaultMessage: 'Close complaint',
    description: 'Button on a complaint with an answer.',
  },
  isClosed: {
    id: 'moderation.complaint.isClosed',
    defaultMessage: 'This complaint is closed',
    description: 'In place of the form.',
  },
  byMe: {
    id: 'moderation.complaint.byMe',
    defaultMessage: 'You made this complaint. Someone else has to answer it.',
    description: 'Why there is no form.',
  },
});
