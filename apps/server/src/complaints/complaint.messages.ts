import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The mail that confirms a complaint. */
export const receivedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly date: number | Date };
}>({
  subject: {
    id: 'complaint.received.subject',
    defaultMessage: 'Your complaint to {site}',
    description: 'Subject of the mail that confirms a complaint; site is the name of the site.',
  },
  heading: {
    id: 'complaint.received.heading',
    defaultMessage: 'We’ve received your complaint',
    description: 'Heading of the mail that confirms a complaint.',
  },
  lead: {
    id: 'complaint.received.lead',
    defaultMessage: 'A person will look into it. You’ll have an answer by {date, date, long}.',
    description: 'First paragraph of the mail that confirms a complaint; date is a day.',
  },
});

/** The mail that brings the answer. */
export const answeredMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly more: NoMessageValues;
  readonly closed: NoMessageValues;
}>({
  subject: {
    id: 'complaint.answered.subject',
    defaultMessage: 'Our answer to your complaint to {site}',
    description: 'Subject of the mail with the answer to a complaint; site is the name of the site.',
  },
  heading: {
    id: 'complaint.answered.heading',
    defaultMessage: 'We’ve answered your complaint',
    description: 'Heading of the mail with the answer to a complaint.',
  },
  lead: {
    id: 'complaint.answered.lead',
    defaultMessage: 'A person has looked into it and written to you:',
    description: 'Before the text of the answer.',
  },
  more: {
    id: 'complaint.answered.more',
    defaultMessage: 'Is anything still unresolved? Add to your complaint and we’ll look at it again.',
    description: 'Below the answer.',
  },
  closed: {
    id: 'complaint.answered.closed',
    defaultMessage:
      'We have closed this complaint. You can turn to the consumer authority or a dispute body in your country.',
    description: 'Below an answer after which nothing can be added.',
  },
});

/** Texts that both mails share. */
export const complaintMessages = defineMessages<{
  readonly reference: NoMessageValues;
  readonly answer: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
}>({
  reference: {
    id: 'complaint.reference',
    defaultMessage: 'Reference',
    description: 'Label of the code by which a complaint is found again.',
  },
  answer: { id: 'complaint.answer', defaultMessage: 'Our answer', description: 'Label of the text of an answer.' },
  button: {
    id: 'complaint.button',
    defaultMessage: 'See your complaint',
    description: 'Button that opens the page of a complaint.',
  },
  note: {
    id: 'complaint.note',
    defaultMessage: 'To open it without logging in, you need the reference and the address this e-mail went to.',
    description: 'Below the button.',
  },
  footer: {
    id: 'complaint.footer',
    defaultMessage: 'You’re receiving this e-mail because someone complained to {site} with this address.',
    description: 'At the end of the mail; site is the name of the site.',
  },
});
