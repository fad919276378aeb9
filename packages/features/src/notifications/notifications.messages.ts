import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly mail: NoMessageValues;
  readonly intro: { readonly email: MessageValue };
  readonly always: NoMessageValues;
  readonly aboutMessages: NoMessageValues;
  readonly aboutProfile: NoMessageValues;
  readonly fromUs: NoMessageValues;
  readonly example: NoMessageValues;
}>({
  page: {
    id: 'notifications.page.title',
    defaultMessage: 'Notifications',
    description: 'Heading of the page where members choose what the site tells them when they are away.',
  },
  mail: {
    id: 'notifications.mail.heading',
    defaultMessage: 'By e-mail',
    description: 'Heading above the switches for kinds of mail.',
  },
  intro: {
    id: 'notifications.mail.intro',
    defaultMessage: 'We’ll write to {email}: at most one e-mail of each kind a day, and none at night.',
    description: 'Below “By e-mail”; email is the member’s address.',
  },
  always: {
    id: 'notifications.mail.always',
    defaultMessage: 'E-mails about your account, such as a link for a new password, will always be sent.',
    description: 'Below all switches for mails.',
  },
  aboutMessages: {
    id: 'notifications.group.messages',
    defaultMessage: 'Messages and likes',
    description: 'Heading above some of the switches.',
  },
  aboutProfile: {
    id: 'notifications.group.profile',
    defaultMessage: 'Your profile',
    description: 'Heading above some of the switches.',
  },
  fromUs: {
    id: 'notifications.group.us',
    defaultMessage: 'From us',
    description: 'Heading above the switches for news and offers of the site.',
  },
  example: {
    id: 'notifications.mail.example',
    defaultMessage: 'Show an example',
    description: 'Below a switch: opens how a mail of this kind looks in a mailbox.',
  },
});

/** Each kind of mail (ACC-01). */
export const kindMessages = defineMessages({
  new_conversations: {
    id: 'notifications.kind.new_conversations',
    defaultMessage: 'First messages',
    description: 'Switch: whether mails of this kind come.',
  },
  new_messages: {
    id: 'notifications.kind.new_messages',
    defaultMessage: 'New messages',
    description: 'Switch: whether mails of this kind come.',
  },
  like: {
    id: 'notifications.kind.like',
    defaultMessage: 'Likes',
    description: 'Switch: whether mails of this kind come.',
  },
  unread_message_reminders: {
    id: 'notifications.kind.unread_message_reminders',
    defaultMessage: 'Unread messages',
    description: 'Switch: whether mails of this kind come.',
  },
  weekly_updates: {
    id: 'notifications.kind.weekly_updates',
    defaultMessage: 'Your week',
    description: 'Switch: whether mails of this kind come.',
  },
  reminders: {
    id: 'notifications.kind.reminders',
    defaultMessage: 'Your photo',
    description: 'Switch: whether mails of this kind come.',
  },
  news: {
    id: 'notifications.kind.news',
    defaultMessage: 'News',
    description: 'Switch: whether mails of this kind come.',
  },
  promotions: {
    id: 'notifications.kind.promotions',
    defaultMessage: 'Offers',
    description: 'Switch: whether mails of this kind come.',
  },
});

/** When a mail of each kind is sent. */
export const hintMessages = defineMessages({
  new_conversations: {
    id: 'notifications.kind.new_conversations.hint',
    defaultMessage: 'When someone writes to you for the first time',
    description: 'Below the switch: when such a mail comes.',
  },
  new_messages: {
    id: 'notifications.kind.new_messages.hint',
    defaultMessage: 'When there’s something new in your conversations',
    description: 'Below the switch: when such a mail comes.',
  },
  like: {
    id: 'notifications.kind.like.hint',
    defaultMessage: 'When someone likes you',
    description: 'Below the switch: when such a mail comes.',
  },
  unread_message_reminders: {
    id: 'notifications.kind.unread_message_reminders.hint',
    defaultMessage: 'When a message has been unread for a few days',
    description: 'Below the switch: when such a mail comes.',
  },
  weekly_updates: {
    id: 'notifications.kind.weekly_updates.hint',
    defaultMessage: 'Once a week: visits and likes',
    description: 'Below the switch: when such a mail comes.',
  },
  reminders: {
    id: 'notifications.kind.reminders.hint',
    defaultMessage: 'Once, if your profile doesn’t have a photo',
    description: 'Below the switch: when such a mail comes.',
  },
  news: {
    id: 'notifications.kind.news.hint',
    defaultMessage: 'When something changes on the site',
    description: 'Below the switch: when such a mail comes.',
  },
  promotions: {
    id: 'notifications.kind.promotions.hint',
    defaultMessage: 'Discounts and special offers',
    description: 'Below the switch: when such a mail comes.',
  },
});

/** Why a kind is off (ACC-02). */
export const stopMessages = defineMessages({
  unsubscribe: {
    id: 'notifications.stopped.unsubscribe',
    defaultMessage: 'You unsubscribed from these e-mails. You can switch them on again.',
    description: 'Below a switch that is off: the member has pressed the link in such a mail.',
  },
  bounce: {
    id: 'notifications.stopped.bounce',
    defaultMessage: 'An e-mail to your address came back. If the address is right, switch them on again.',
    description: 'Below a switch that is off: a mail could not be delivered.',
  },
  complaint: {
    id: 'notifications.stopped.complaint',
    defaultMessage: 'One of these e-mails was reported as spam. If that was a mistake, switch them on again.',
    description: 'Below a switch that is off: the mail program has told us that a mail was marked as spam.',
  },
});

/** The page behind the link at the end of a mail. */
export const unsubscribeMessages = defineMessages({
  title: {
    id: 'notifications.unsubscribe.title',
    defaultMessage: 'Unsubscribe',
    description: 'Title of the page behind the link at the end of a mail, before anything has changed.',
  },
  ask: {
    id: 'notifications.unsubscribe.ask',
    defaultMessage: 'You won’t get these e-mails any more:',
    description: 'Below the title. The kind of mail follows, for example “New messages”.',
  },
  button: {
    id: 'notifications.unsubscribe.button',
    defaultMessage: 'Unsubscribe',
    description: 'Button: no more mails of this kind.',
  },
  doneTitle: {
    id: 'notifications.unsubscribe.doneTitle',
    defaultMessage: 'You’ve unsubscribed',
    description: 'Title after the press.',
  },
  doneText: {
    id: 'notifications.unsubscribe.doneText',
    defaultMessage:
      'We won’t send you any more of these e-mails. If you change your mind, you can switch them on again.',
    description: 'Below the title, after the press.',
  },
  alreadyTitle: {
    id: 'notifications.unsubscribe.alreadyTitle',
    defaultMessage: 'You’ve already unsubscribed',
    description: 'Title where these mails were off before the link was opened.',
  },
  settings: {
    id: 'notifications.unsubscribe.settings',
    defaultMessage: 'Go to notifications',
    description: 'Link to the page with all switches.',
  },
  invalidTitle: {
    id: 'notifications.unsubscribe.invalidTitle',
    defaultMessage: 'This link doesn’t work',
    description: 'Title where the address of the page is none that we wrote.',
  },
  invalidText: {
    id: 'notifications.unsubscribe.invalidText',
    defaultMessage: 'Part of it may be missing. You can also switch e-mails off under “Notifications”.',
    description:
      'Below the title where the address of the page is none that we wrote. “Notifications” is a page of the site.',
  },
});
