import { expect, it } from 'vitest';

import { whyUnread } from './unread-photo.ts';

const box = (brands: string) => `\0\0\0\u0018ftyp${brands}\0\0\0\0`;
const why = (start: string, type = '') =>
  whyUnread(new Blob([Uint8Array.from(start, (character) => character.charCodeAt(0))], { type }));

it.each(['', 'image/heic', 'image/heif', 'image/jpeg'])(
  'HEIC is of another kind, whatever type is claimed: %j',
  async (type) => expect(await why(box('heic\0\0\0\0mif1heic'), type)).toBe('photo_type'),
);
it.each([
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'II*\0',
  'PNG',
  'RIFF....WAVE',
  box('mif1\0\0\0\0heic'),
])('%j is of another kind', async (start) => expect(await why(start, 'image/png')).toBe('photo_type'));
it.each([
  '\u00FF\u00D8\u00FF\u00E0 cut',
  '\u0089PNG\r\n\u001A\n cut',
  'RIFF\n\0\0\0WEBP cut',
  box('avif'),
  box('mif1\0\0\0\0miafavif'),
  '',
])('%j is damaged', async (start) => expect(await why(start)).toBe('photo_unreadable'));
