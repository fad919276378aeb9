import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly overview: NoMessageValues;
  readonly photos: NoMessageValues;
  readonly reports: NoMessageValues;
  readonly appeals: NoMessageValues;
  readonly complaints: NoMessageValues;
  readonly complaintsText: { readonly days: number | bigint };
  readonly restrictions: NoMessageValues;
  readonly audit: NoMessageValues;
  readonly waiting: { readonly count: number | bigint };
  readonly oldest: { readonly when: MessageValue };
  readonly photosText: NoMessageValues;
  readonly reportsText: NoMessageValues;
  readonly appealsText: NoMessageValues;
  readonly held: NoMessageValues;
  readonly heldText: NoMessageValues;
  readonly more: NoMessageValues;
  readonly reads: { readonly language: MessageValue };
  readonly disabled: NoMessageValues;
  readonly paused: NoMessageValues;
  readonly pending_deletion: NoMessageValues;
  readonly deleted: NoMessageValues;
  readonly ground: NoMessageValues;
  readonly groundMissing: NoMessageValues;
  readonly facts: NoMessageValues;
  readonly factsHint: NoMessageValues;
  readonly factsLanguage: { readonly language: MessageValue };
  readonly wordsMissing: NoMessageValues;
  readonly sendKeys: NoMessageValues;
}>({
  title: {
    id: 'moderation.page.title',
    defaultMessage: 'Moderation',
    description: 'Heading and link: the pages of the moderators (staff).',
  },
  overview: { id: 'moderation.page.overview', defaultMessage: 'Overview', description: 'Tab: how much waits.' },
  photos: {
    id: 'moderation.page.photos',
    defaultMessage: 'Photos',
    description: 'Tab and heading: photos that wait for a decision.',
  },
  reports: {
    id: 'moderation.page.reports',
    defaultMessage: 'Reports',
    description: 'Tab and heading: reports by members about members.',
  },
  appeals: {
    id: 'moderation.page.appeals',
    defaultMessage: 'Appeals',
    description: 'Tab and heading: members who disagree with a decision.',
  },
  complaints: {
    id: 'moderation.page.complaints',
    defaultMessage: 'Complaints',
    description: 'Tab and heading: what people complain of to the site.',
  },
  complaintsText: {
    id: 'moderation.page.complaintsText',
    defaultMessage: 'We promise an answer to complaints within {days, plural, one {# day} other {# days}}.',
    description: 'Below the number of complaints that wait.',
  },
  restrictions: {
    id: 'moderation.page.restrictions',
    defaultMessage: 'Restrictions',
    description: 'Tab and heading: disabled members and removed photos.',
  },
  audit: {
    id: 'moderation.page.audit',
    defaultMessage: 'Audit log',
    description: 'Tab and heading: who did what in moderation.',
  },
  waiting: {
    id: 'moderation.page.waiting',
    defaultMessage: '{count, plural, =0 {Nothing waiting} one {# waiting} other {# waiting}}',
    description: 'How many photos, reports or appeals wait for a moderator.',
  },
  oldest: {
    id: 'moderation.page.oldest',
    defaultMessage: 'Oldest: {when}',
    description:
      'How long the oldest of the photos, messages, reports or appeals has waited. when: “3 hours ago”, “yesterday”, “12 Oct”.',
  },
  photosText: {
    id: 'moderation.page.photosText',
    defaultMessage: 'New photos are shown to other members once you approve them.',
    description: 'Below the number of photos that wait.',
  },
  reportsText: {
    id: 'moderation.page.reportsText',
    defaultMessage: 'The oldest report comes first.',
    description: 'Below the number of reports that wait.',
  },
  appealsText: {
    id: 'moderation.page.appealsText',
    defaultMessage: 'An appeal is always answered by someone other than the person who decided.',
    description: 'Below the number of appeals that wait.',
  },
  held: {
    id: 'moderation.page.held',
    defaultMessage: 'Held messages',
    description: 'Tab and heading: messages that wait for a decision before they are delivered.',
  },
  heldText: {
    id: 'moderation.page.heldText',
    defaultMessage: 'These messages are delivered, and paid for, once you let them through.',
    description: 'Below the number of messages that wait.',
  },
  more: { id: 'moderation.page.more', defaultMessage: 'Show more', description: 'Button below a list.' },
  reads: {
    id: 'moderation.page.reads',
    defaultMessage: 'Reads {language}',
    description: 'The language a member uses on the site. {language} is its own name, such as Deutsch.',
  },
  disabled: { id: 'moderation.page.disabled', defaultMessage: 'Account disabled', description: 'Mark on a member.' },
  paused: {
    id: 'moderation.page.paused',
    defaultMessage: 'Taking a break',
    description: 'Mark on a member who has hidden the account for a while.',
  },
  pending_deletion: {
    id: 'moderation.page.pendingDeletion',
    defaultMessage: 'Being deleted',
    description: 'Mark on a member who asked to have the account deleted.',
  },
  deleted: { id: 'moderation.page.deleted', defaultMessage: 'Account deleted', description: 'Mark on a member.' },
  ground: {
    id: 'moderation.page.ground',
    defaultMessage: 'Reason',
    description: 'Above the choice of reasons for a decision.',
  },
  groundMissing: {
    id: 'moderation.page.groundMissing',
    defaultMessage: 'Choose a reason.',
    description: 'Error: no reason was chosen.',
  },
  facts: {
    id: 'moderation.page.facts',
    defaultMessage: 'What we found',
    description: 'Label of the text field: the facts on which a decision rests.',
  },
  factsHint: {
    id: 'moderation.page.factsHint',
    defaultMessage: 'The member will read this. Write in their language.',
    description: 'Below the text field for the facts.',
  },
  factsLanguage: {
    id: 'moderation.page.factsLanguage',
    defaultMessage: 'The member will read this. Write in this language: {language}.',
    description: 'Below the text field for the facts. {language} is the language’s own name, such as Deutsch.',
  },
  wordsMissing: {
    id: 'moderation.page.wordsMissing',
    defaultMessage: 'Write at least three characters.',
    description: 'Error: a reason or an answer is missing or too short.',
  },
  sendKeys: {
    id: 'moderation.page.sendKeys',
    defaultMessage: 'Ctrl + Enter',
    description: 'Name of the keys that send a form, as on a keyboard of this language.',
  },
});
