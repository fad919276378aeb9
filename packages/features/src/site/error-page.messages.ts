import { defineMessages } from 'react-intl';

export const errorPageMessages = defineMessages({
  notFoundTitle: {
    id: 'site.error.notFoundTitle',
    defaultMessage: 'This page doesn’t exist',
    description: 'Title of the page for unknown addresses (404).',
  },
  notFoundText: {
    id: 'site.error.notFoundText',
    defaultMessage: 'It may have moved, or there may be a typo in the address.',
    description: 'Text of the page for unknown addresses (404).',
  },
  title: { id: 'site.error.title', defaultMessage: 'Error', description: 'Title of the general error page.' },
  home: { id: 'site.error.home', defaultMessage: 'Go to the home page', description: 'Link on error pages.' },
  retry: { id: 'site.error.retry', defaultMessage: 'Try again', description: 'Button on the error page.' },
  offlineTitle: {
    id: 'site.error.offlineTitle',
    defaultMessage: 'You’re offline',
    description: 'Title in place of a page that cannot be loaded, as the device has no network.',
  },
  offlineText: {
    id: 'site.error.offlineText',
    defaultMessage:
      'You haven’t opened this page before, so it needs a connection. It will open automatically as soon as you’re back online.',
    description: 'In place of a page that cannot be loaded, as the device has no network. “here”: on this device.',
  },
  missingTitle: {
    id: 'site.error.missingTitle',
    defaultMessage: 'This page didn’t load',
    description: 'Title in place of a page of which some file could not be loaded, though the device has a network.',
  },
  missingText: {
    id: 'site.error.missingText',
    defaultMessage: 'Part of it couldn’t be loaded. Your connection may be weak, or the site has just been updated.',
    description: 'In place of a page of which some file could not be loaded. Below is a button that tries again.',
  },
});

/** Shown when nothing can be relied on, so these are no messages: the built site keeps only the ids of those (NAV-07). */
export const lastResortWords = {
  text: 'An error occurred while showing the error page',
  home: 'Go back to home',
};
