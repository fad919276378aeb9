import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const offlineMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly unreachableTitle: { readonly name: MessageValue };
  readonly unreachableText: { readonly name: MessageValue };
  readonly kept: NoMessageValues;
  readonly retry: NoMessageValues;
  readonly chats: NoMessageValues;
  readonly trying: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly opening: NoMessageValues;
}>({
  title: {
    id: 'offline.page.title',
    defaultMessage: 'You’re offline',
    description:
      'Title of the page that stands in for every page that cannot be loaded, because the device has no network.',
  },
  text: {
    id: 'offline.page.text',
    defaultMessage: 'This page needs a connection. It will open automatically as soon as you’re back online.',
    description: 'Under that title.',
  },
  unreachableTitle: {
    id: 'offline.page.unreachableTitle',
    defaultMessage: '{name} isn’t responding',
    description:
      'Instead of “You’re offline” where the device knows of nothing that is wrong, but the site cannot be reached. name is the site.',
  },
  unreachableText: {
    id: 'offline.page.unreachableText',
    defaultMessage:
      'We’re getting no response from {name}. It could be your connection, or {name} itself. We’ll keep trying, and this page will open as soon as we get through.',
    description: 'Under that title; nobody knows whether the device really has a connection. name is the site.',
  },
  kept: {
    id: 'offline.page.kept',
    defaultMessage:
      'What you’ve written in your conversations is kept on this device. Unsent messages will be sent automatically once you’re back online.',
    description: 'Under either text. Also drafts are kept, but only what was sent by the reader goes out.',
  },
  retry: { id: 'offline.page.retry', defaultMessage: 'Try again', description: 'Button under these texts.' },
  chats: {
    id: 'offline.page.chats',
    defaultMessage: 'Read your conversations',
    description:
      'Second button, where this device keeps the latest conversations: they can be read without a connection.',
  },
  trying: {
    id: 'offline.page.trying',
    defaultMessage: 'Looking for a connection …',
    description: 'Under the button, while it tries.',
  },
  failed: {
    id: 'offline.page.failed',
    defaultMessage: 'Still no connection. Your page isn’t lost: it will open as soon as you’re back online.',
    description: 'Under the button, after a try that did not work.',
  },
  opening: {
    id: 'offline.page.opening',
    defaultMessage: 'You’re back online. Opening your page …',
    description: 'Under the button, after a try that worked, while the wanted page is loaded.',
  },
});
