import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Texts of every mail that can be switched off. */
export const notificationMessages = defineMessages<{
  readonly note: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
  readonly off: NoMessageValues;
  readonly toChats: NoMessageValues;
}>({
  note: {
    id: 'notification.note',
    defaultMessage: 'You’ll get at most one e-mail of this kind a day, and none at night.',
    description: 'Small print below the button of a mail about new messages, likes and so on.',
  },
  footer: {
    id: 'notification.footer',
    defaultMessage: 'You’re receiving this e-mail because it’s switched on in your settings at {site}.',
    description: 'Why the reader gets this mail, at its very end. The link to switch it off follows.',
  },
  off: {
    id: 'notification.off',
    defaultMessage: 'Switch off these e-mails',
    description: 'Link at the very end of a mail: no more mails of this kind. Other kinds stay on.',
  },
  toChats: {
    id: 'notification.toChats',
    defaultMessage: 'Go to your messages',
    description: 'Button in mails about messages: leads to the list of conversations.',
  },
});

/** Somebody has written for the first time. */
export const newConversationsMessages = defineMessages<{
  readonly subject: { readonly count: number | bigint };
  readonly lead: { readonly count: number | bigint };
}>({
  subject: {
    id: 'notification.newConversations.subject',
    defaultMessage: '{count, plural, one {A first message for you} other {# first messages for you}}',
    description:
      'Subject and heading of the mail; count is how many members have written to the reader for the first time.',
  },
  lead: {
    id: 'notification.newConversations.lead',
    defaultMessage:
      '{count, plural, one {Someone has written to you for the first time. Have a look and decide whether you’d like to answer.} other {# people have written to you for the first time. Have a look and decide who you’d like to answer.}}',
    description: 'What the mail says, below the greeting.',
  },
});

/** There are new messages in conversations where both have written. */
export const newMessagesMessages = defineMessages<{
  readonly subject: { readonly count: number | bigint };
  readonly lead: { readonly count: number | bigint };
}>({
  subject: {
    id: 'notification.newMessages.subject',
    defaultMessage: '{count, plural, one {You have a new message} other {You have # new messages}}',
    description: 'Subject and heading of the mail; count is the number of unread messages.',
  },
  lead: {
    id: 'notification.newMessages.lead',
    defaultMessage:
      '{count, plural, one {There’s an unread message in one of your conversations.} other {There are # unread messages in your conversations.}}',
    description: 'What the mail says, below the greeting.',
  },
});

/** Somebody has liked the reader. The mail does not say who. */
export const likeMessages = defineMessages<{
  readonly subject: { readonly count: number | bigint };
  readonly lead: { readonly count: number | bigint };
  readonly button: NoMessageValues;
}>({
  subject: {
    id: 'notification.like.subject',
    defaultMessage: '{count, plural, one {Someone likes you} other {# people like you}}',
    description: 'Subject and heading of the mail; count is the number of members who have pressed Like on the reader.',
  },
  lead: {
    id: 'notification.like.lead',
    defaultMessage:
      '{count, plural, one {A member likes your profile. You’ll find the like in your list.} other {# members like your profile. You’ll find the likes in your list.}}',
    description:
      'What the mail says, below the greeting. The list shows the likes; free members do not see there who it was.',
  },
  button: {
    id: 'notification.like.button',
    defaultMessage: 'Go to your likes',
    description: 'Button in the mail: leads to the list of likes received.',
  },
});

/** Messages that have been unread for days. */
export const unreadMessages = defineMessages<{
  readonly subject: { readonly count: number | bigint };
  readonly lead: { readonly count: number | bigint };
}>({
  subject: {
    id: 'notification.unread.subject',
    defaultMessage: '{count, plural, one {One message is still unread} other {# messages are still unread}}',
    description:
      'Subject and heading of the mail; count is the number of messages that the reader has not opened for days.',
  },
  lead: {
    id: 'notification.unread.lead',
    defaultMessage:
      '{count, plural, one {A message has been unread for a few days. You don’t have to answer, of course.} other {# messages have been unread for a few days. You don’t have to answer, of course.}}',
    description: 'What the mail says, below the greeting. It must not press the reader.',
  },
});

/** The week in numbers. */
export const weeklyMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly lead: NoMessageValues;
  readonly visits: { readonly count: number | bigint };
  readonly likes: { readonly count: number | bigint };
  readonly button: { readonly site: MessageValue };
}>({
  subject: {
    id: 'notification.weekly.subject',
    defaultMessage: 'Your week at {site}',
    description: 'Subject and heading of the mail that says once a week what happened around the reader’s profile.',
  },
  lead: {
    id: 'notification.weekly.lead',
    defaultMessage: 'Here’s what happened around your profile this week:',
    description: 'What the mail says, below the greeting. Lines with numbers follow.',
  },
  visits: {
    id: 'notification.weekly.visits',
    defaultMessage: '{count, plural, one {# visit to your profile} other {# visits to your profile}}',
    description: 'A line of the weekly mail.',
  },
  likes: {
    id: 'notification.weekly.likes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'A line of the weekly mail.',
  },
  button: {
    id: 'notification.weekly.button',
    defaultMessage: 'Open {site}',
    description: 'Button in the weekly mail: leads to the list of members.',
  },
});

/** Sent once, when a profile has no photo after some days. */
export const remindersMessages = defineMessages({
  subject: {
    id: 'notification.reminders.subject',
    defaultMessage: 'Your profile doesn’t have a photo yet',
    description: 'Subject and heading of the mail.',
  },
  lead: {
    id: 'notification.reminders.lead',
    defaultMessage:
      'With a photo, it’s much more likely that someone will write to you. It doesn’t have to be perfect: a recent one in which you can be recognised is enough.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'notification.reminders.button',
    defaultMessage: 'Add a photo',
    description: 'Button in the mail: leads to the reader’s own profile.',
  },
  note: {
    id: 'notification.reminders.note',
    defaultMessage: 'We’ll only remind you of this once.',
    description: 'Small print below the button.',
  },
});
