import { locales } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { formatMoney } from '../format/money.ts';
import { readerIntl } from './reader-intl.tsx';

const evening = new Date(2026, 10, 27, 16, 55);

it('writes British dates, a clock of 24 hours and British lists in English, which stays "en" (LOC-04)', () => {
  const intl = readerIntl('en', {});
  expect(intl.formatDate(evening, { dateStyle: 'long', timeStyle: 'short' })).toBe('27 November 2026 at 16:55');
  expect(intl.formatDate(evening, { dateStyle: 'medium' })).toBe('27 Nov 2026');
  expect(intl.formatTime(evening)).toBe('16:55');
  expect(intl.formatList(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
  expect(intl.locale).toBe('en');
});

it('writes every other language as its readers do', () => {
  expect(readerIntl('de', {}).formatDate(evening, { dateStyle: 'long' })).toBe('27. November 2026');
  expect(readerIntl('fi', {}).formatTime(evening)).toBe('16.55');
});

it.each(locales)('writes a minus, never a hyphen, before a number and a price in %s', (locale) => {
  const intl = readerIntl(locale, {});
  for (const text of [
    intl.formatNumber(-10, { signDisplay: 'exceptZero' }),
    formatMoney(intl, { amount: -375, currency: 'EUR' }),
  ]) {
    expect(text).toContain('\u2212');
    expect(text).not.toContain('-');
  }
});
