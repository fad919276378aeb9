import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** Failures that carry no code. */
export const otherErrorMessages = defineMessages<{
  readonly network: NoMessageValues;
  readonly unknown: NoMessageValues;
  readonly rateLimitedFor: { readonly seconds: number | bigint };
  readonly rateLimitedMinutes: { readonly minutes: number | bigint };
  readonly rateLimitedHours: { readonly hours: number | bigint };
  readonly retry: NoMessageValues;
  readonly loadFailed: NoMessageValues;
}>({
  network: {
    id: 'shared.error.network',
    defaultMessage: 'No connection. Check your internet and try again.',
    description: 'No answer came from the server: offline or cut off.',
  },
  unknown: {
    id: 'shared.error.unknown',
    defaultMessage: 'An error has occurred',
    description: 'Anything that went wrong without a better word.',
  },
  rateLimitedFor: {
    id: 'shared.error.rateLimitedFor',
    defaultMessage: 'That was a little too fast. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'Too many requests; seconds: how long to wait.',
  },
  rateLimitedMinutes: {
    id: 'shared.error.rateLimitedMinutes',
    defaultMessage: 'That was a little too fast. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Too many requests; minutes: how long to wait.',
  },
  rateLimitedHours: {
    id: 'shared.error.rateLimitedHours',
    defaultMessage: 'That was a lot for one day. Try again in {hours, plural, one {# hour} other {# hours}}.',
    description: 'Too many requests in a day; hours: how long to wait.',
  },
  retry: {
    id: 'shared.error.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed, a page part that did not load for instance.',
  },
  loadFailed: {
    id: 'shared.error.loadFailed',
    defaultMessage: 'We couldn’t load this',
    description: 'Title of a panel in place of a part of the page that failed to load.',
  },
});
