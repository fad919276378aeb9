import type { Locale } from '@heartline/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readerIntl } from '../language/reader-intl.tsx';
import { useRelativeTime } from './relative-time.ts';

function Said({ time }: { time: string }) {
  return useRelativeTime()(time);
}

const said = (time: string, locale: Locale = 'en') =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(RawIntlProvider, { value: readerIntl(locale, {}) }, createElement(Said, { time })),
    ),
  );

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({ now: new Date('2026-06-10T22:00:00+02:00') });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('a past time', () => {
  it.each([
    ['2026-06-10T23:00:00+02:00', 'now'],
    ['2026-06-09T23:00:00+02:00', '23 hours ago'],
    ['2026-06-09T22:00:00+02:00', 'yesterday'],
    ['2026-06-09T00:00:00+02:00', 'yesterday'],
    ['2026-06-08T23:59:00+02:00', '2 days ago'],
    ['2026-06-08T23:00:00+02:00', '2 days ago'],
    ['2026-06-04T00:00:00+02:00', '6 days ago'],
    ['2026-06-03T23:59:00+02:00', '3 Jun'],
    ['2025-06-03T12:00:00+02:00', '3 Jun 2025'],
  ])('%s reads as %s', (time, words) => expect(said(time)).toBe(words));

  it.each<[Locale, string]>([
    ['de', 'vorgestern'],
    ['fr', 'avant-hier'],
  ])('in %s reads as %s', (locale, words) => expect(said('2026-06-08T23:00:00+02:00', locale)).toBe(words));

  it.each([
    ['2026-06-11T00:00:00.000Z', 'today'],
    ['2026-06-10T00:00:00.000Z', 'today'],
    ['2026-06-09T00:00:00.000Z', 'yesterday'],
    ['2026-06-04T00:00:00.000Z', '6 days ago'],
    ['2026-06-03T00:00:00.000Z', '3 Jun'],
    ['2025-06-03T00:00:00.000Z', '3 Jun 2025'],
  ])('%s stands for its day and reads as %s in any time zone', (time, words) => {
    for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      expect(said(time)).toBe(words);
    }
  });

  it('counts days in the reader’s time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    // There it is 08:00 on the 11th now, and was 23:00 on the 9th.
    expect(said('2026-06-09T11:00:00Z')).toBe('2 days ago');
  });

  it.each([
    ['2026-10-25T23:30:00+01:00', '2026-10-25T00:15:00+02:00', 'yesterday'],
    ['2026-10-26T12:00:00+01:00', '2026-10-24T23:00:00+02:00', '2 days ago'],
    ['2026-03-30T12:00:00+02:00', '2026-03-28T23:00:00+01:00', '2 days ago'],
  ])('at %s across a change of clocks: %s reads as %s', (now, time, words) => {
    vi.setSystemTime(new Date(now));
    expect(said(time)).toBe(words);
  });
});
