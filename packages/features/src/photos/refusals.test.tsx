import { ApiError, locales, type ErrorCode, type Locale } from '@heartline/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';

import { loadMessages } from '../shared/index.ts';
import { UploadTile } from './upload-tile.tsx';
import { refusal } from './upload-rules.ts';

afterEach(cleanup);

/** What the server answers for each kind of bad file, as apps/server/src/photos/photos.routes.test.ts proves it. */
const answers: Record<string, ErrorCode> = {
  'a bomb, or more than 12 MB': 'photo_too_large',
  'HEIC, GIF, SVG, or a text with the name of a photo': 'photo_type',
  'no byte at all, or a cut file': 'photo_unreadable',
  'one too many': 'photo_limit',
  'too many at once': 'busy',
};

async function showAnswers(locale: Locale) {
  const messages = await loadMessages(locale, ['photos']);
  return Object.entries(answers).map(([name, code]) => {
    const upload = {
      id: code,
      file: new File(['x'], name),
      previewUrl: 'data:,',
      state: 'failed' as const,
      progress: 0,
      error: new ApiError(400, { code }),
      crop: undefined,
    };
    render(
      <IntlProvider locale={locale} messages={messages}>
        <UploadTile upload={upload} full onCrop={() => {}} onRetry={() => {}} onRemove={() => {}} />
      </IntlProvider>,
    );
    const text = screen.getByRole('figure').querySelector('figcaption p')?.textContent ?? '';
    const buttons = screen.getAllByRole('button').length;
    cleanup();
    return { code, text, buttons };
  });
}

it.each(locales)('each bad photo has its own clear answer at its place: %s', async (locale) => {
  const shown = await showAnswers(locale);
  const english = (await showAnswers('en')).map(({ text }) => text);
  for (const { code, text } of shown) {
    expect(text.length, code).toBeGreaterThan(15);
    expect(english.includes(text), text).toBe(locale === 'en');
  }
  expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
  // Only what may be taken another time can be tried again; not while there is no room.
  expect(shown.map(({ code, buttons }) => [code, buttons])).toEqual([
    ['photo_too_large', 1],
    ['photo_type', 1],
    ['photo_unreadable', 1],
    ['photo_limit', 1],
    ['busy', 2],
  ]);
});

it('knows without sending what would be refused, to the byte', () => {
  const code = (type: string, size: number) => refusal({ type, size })?.code;
  expect(code('image/jpeg', 12_000_000)).toBeUndefined();
  expect(code('image/avif', 1)).toBeUndefined();
  expect(code('image/jpeg', 12_000_001)).toBe('photo_too_large');
  expect(code('image/heic', 9)).toBe('photo_type');
  expect(code('', 9)).toBe('photo_type');
  expect(code('image/png', 0)).toBe('photo_unreadable');
});
