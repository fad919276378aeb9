import { ApiError, locales, type ErrorCode, type Locale } from '@heartline/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';

import { loadMessages } from '../shared/index.ts';
import { UploadTile } from './upload-tile.tsx';
import { examine } from './upload-rules.ts';

afterEach(cleanup);

/** The server's answer for each kind of bad file, as apps/server/src/photos/photos.routes.test.ts proves it. */
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
      kind: undefined,
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

it.each(locales)('shows a distinct error text at each bad photo: %s', async (locale) => {
  const shown = await showAnswers(locale);
  const english = (await showAnswers('en')).map(({ text }) => text);
  for (const { code, text } of shown) {
    expect(text.length, code).toBeGreaterThan(15);
    expect(english.includes(text), text).toBe(locale === 'en');
  }
  expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
  // Only temporary failures can be retried; not while there is no space.
  expect(shown.map(({ code, buttons }) => [code, buttons])).toEqual([
    ['photo_too_large', 1],
    ['photo_type', 1],
    ['photo_unreadable', 1],
    ['photo_limit', 1],
    ['busy', 2],
  ]);
});

describe('recognizes refused files by their first bytes, before sending', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xe0];
  const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic')];
  const look = async (bytes: number[], type: string) => {
    const { kind, error } = await examine(new Blob([new Uint8Array(bytes)], { type }));
    return error?.code ?? kind;
  };
  it.each(['', 'image/jpeg', 'image/heic', 'image/jpg', 'image/pjpeg', 'application/octet-stream', 'video/mp4'])(
    'accepts a JPEG whose type is %j',
    async (type) => expect(await look(jpeg, type)).toBe('jpeg'),
  );
  it.each(['', 'image/heic', 'image/jpeg', 'image/avif'])('refuses a HEIC whose type is %j', async (type) =>
    expect(await look(heic, type)).toBe('photo_type'),
  );
  it('distinguishes an empty file, another kind, and a file that is gone', async () => {
    expect(await look([], 'image/png')).toBe('photo_unreadable');
    expect(await look([0x25, 0x50, 0x44, 0x46], 'application/pdf')).toBe('photo_type');
    const gone = new Blob(['x']);
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
    expect((await examine(gone)).error?.code).toBe('photo_unreadable');
  });
});
