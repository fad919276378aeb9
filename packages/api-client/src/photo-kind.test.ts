import { expect, it } from 'vitest';

import { photoKindOf, type PhotoKind } from './photo-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** The first box of a file of this container: its size, `ftyp`, a brand, a version, and the brands it is compatible with. */
const box = (brands: string, size = brands.length + 8) => `\0\0\0${String.fromCharCode(size)}ftyp${brands}`;

const starts: [what: string, start: string, kind: PhotoKind | undefined][] = [
  ['JPEG', '\xFF\xD8\xFF\xE0', 'jpeg'],
  ['JPEG with EXIF first', '\xFF\xD8\xFF\xE1', 'jpeg'],
  ['half a mark of JPEG', '\xFF\xD8', undefined],
  ['PNG', '\x89PNG\r\n\x1A\n', 'png'],
  ['PNG that a text transfer has changed', '\x89PNG\n\x1A\n', undefined],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a sound in the container of WebP', 'RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['AVIF', box('avif\0\0\0\0mif1miaf'), 'avif'],
  ['an animated AVIF', box('avis\0\0\0\0msf1'), 'avif'],
  ['AVIF by a later brand', box('mif1\0\0\0\0miafavif'), 'avif'],
  ['HEIC', box('heic\0\0\0\0mif1heic'), undefined],
  ['HEIC by a later brand', box('mif1\0\0\0\0heic'), undefined],
  ['HEIC that claims to be AVIF, too', box('avif\0\0\0\0heic'), undefined],
  ['a brand behind the end of the box', box('mif1\0\0\0\0miafavif', 20), undefined],
  ['a box that is cut', box('avif').slice(0, 12), undefined],
  ['GIF', 'GIF89a', undefined],
  ['TIFF', 'II*\0', undefined],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['PDF', '%PDF-1.7', undefined],
  ['a text', 'PNG', undefined],
  ['nothing', '', undefined],
];

it.each(starts)('recognizes %s', (_what, start, kind) => expect(photoKindOf(bytes(start))).toBe(kind));

it('reads bytes at an offset in a larger buffer', () => {
  const large = bytes(`....${box('avif\0\0\0\0mif1')}`);
  expect(photoKindOf(large.subarray(4))).toBe('avif');
});
