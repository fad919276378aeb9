import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const listMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly emptyAction: NoMessageValues;
  readonly unread: { readonly count: number | bigint };
  readonly own: { readonly text: MessageValue };
  readonly ownGift: NoMessageValues;
  readonly gift: { readonly name: MessageValue };
  readonly ownPhoto: NoMessageValues;
  readonly photo: { readonly name: MessageValue };
  readonly toPhoto: { readonly text: MessageValue };
  readonly toProfile: { readonly text: MessageValue };
  readonly noMessage: NoMessageValues;
  readonly typing: { readonly name: MessageValue };
  readonly failed: NoMessageValues;
  readonly actions: { readonly name: MessageValue };
  readonly chooseTitle: NoMessageValues;
  readonly chooseText: NoMessageValues;
}>({
  title: { id: 'chat.list.title', defaultMessage: 'Messages', description: 'Heading of the list of conversations.' },
  loading: {
    id: 'chat.list.loading',
    defaultMessage: 'Loading your conversations …',
    description: 'For screen readers.',
  },
  emptyTitle: {
    id: 'chat.list.emptyTitle',
    defaultMessage: 'No conversations yet',
    description: 'Title in place of the list.',
  },
  emptyText: {
    id: 'chat.list.emptyText',
    defaultMessage: 'Find someone you like and write the first line. It can be short.',
    description: 'Under that title.',
  },
  emptyAction: {
    id: 'chat.list.emptyAction',
    defaultMessage: 'Meet members',
    description: 'Link to the search for members.',
  },
  unread: {
    id: 'chat.list.unread',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'For screen readers: number on a conversation. count is at least 1.',
  },
  own: {
    id: 'chat.list.own',
    defaultMessage: 'You: {text}',
    description: 'Last message of a conversation, written by the reader.',
  },
  ownGift: {
    id: 'chat.list.ownGift',
    defaultMessage: 'You sent a gift',
    description: 'Last message of a conversation.',
  },
  gift: {
    id: 'chat.list.gift',
    defaultMessage: '{name} sent you a gift',
    description: 'Last message of a conversation.',
  },
  ownPhoto: {
    id: 'chat.list.ownPhoto',
    defaultMessage: 'You sent a photo',
    description: 'Last message of a conversation.',
  },
  photo: {
    id: 'chat.list.photo',
    defaultMessage: '{name} sent you a photo',
    description: 'Last message of a conversation.',
  },
  toPhoto: {
    id: 'chat.list.toPhoto',
    defaultMessage: 'About your photo: {text}',
    description: 'Last message of a conversation: the other member wrote it about a photo of the reader.',
  },
  toProfile: {
    id: 'chat.list.toProfile',
    defaultMessage: 'About your profile: {text}',
    description: 'Last message of a conversation: the other member wrote it about something of the reader’s profile.',
  },
  noMessage: {
    id: 'chat.list.noMessage',
    defaultMessage: 'Write the first message',
    description: 'In place of the last message of a conversation that is still empty.',
  },
  typing: {
    id: 'chat.list.typing',
    defaultMessage: '{name} is typing …',
    description: 'In place of the last message while the other member writes.',
  },
  failed: {
    id: 'chat.list.failed',
    defaultMessage: 'Not sent',
    description: 'Before the last message when it could not be sent.',
  },
  actions: {
    id: 'chat.list.actions',
    defaultMessage: 'Actions for the conversation with {name}',
    description: 'For screen readers: button with a menu.',
  },
  chooseTitle: {
    id: 'chat.list.chooseTitle',
    defaultMessage: 'Choose a conversation',
    description: 'Beside the list on large screens, when none is open.',
  },
  chooseText: {
    id: 'chat.list.chooseText',
    defaultMessage: 'Your conversations are on the left.',
    description: 'Under that title.',
  },
});
