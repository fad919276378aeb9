import { expect, it } from 'vitest';

import { endOfNight } from './night.ts';

it.each([
  ['UTC', '2026-11-01T07:59:59Z', '2026-11-01T08:00:00.000Z'],
  ['UTC', '2026-11-01T08:00:00Z', undefined],
  ['UTC', '2026-11-01T21:59:59Z', undefined],
  ['UTC', '2026-11-01T22:00:10Z', '2026-11-02T08:00:00.000Z'],
  ['UTC', '2026-11-01T00:00:00Z', '2026-11-01T08:00:00.000Z'],
  ['Europe/Berlin', '2026-11-01T21:30:00Z', '2026-11-02T07:00:00.000Z'],
  ['Europe/Berlin', '2026-11-02T07:00:00Z', undefined],
  ['Asia/Kolkata', '2026-11-01T18:00:00Z', '2026-11-02T02:30:00.000Z'],
  ['Nowhere/Land', '2026-11-01T23:00:00Z', '2026-11-02T08:00:00.000Z'],
])('in %s at %s the night ends %s', (timeZone, now, end) => {
  expect(endOfNight(timeZone, new Date(now))?.toISOString()).toBe(end);
});
