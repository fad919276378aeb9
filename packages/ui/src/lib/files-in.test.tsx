import { expect, it } from 'vitest';

import { filesIn } from './files-in.ts';

const transfer = (names: readonly string[], texts: Readonly<Record<string, string>> = {}) => {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }));
  for (const [type, text] of Object.entries(texts)) data.setData(type, text);
  return data;
};
const namesIn = (data: DataTransfer) => filesIn(data).map(({ name }) => name);

it('are meant without a text, and beside the picture’s own address', () => {
  expect(namesIn(transfer(['a.png', 'b.png']))).toEqual(['a.png', 'b.png']);
  expect(namesIn(transfer(['image.png'], { 'text/html': '<img src="https://example.org/a.png">' }))).toEqual([
    'image.png',
  ]);
  expect(namesIn(transfer(['a.png'], { 'text/plain': ' \r\n' }))).toEqual(['a.png']);
});

it.each([
  ['its name', ['IMG_1.png'], 'IMG_1.png'],
  ['names, one a line', ['a.png', 'b c.png'], 'a.png\nb c.png'],
  ['names, one a line, with line breaks of Windows', ['a.png', 'b.png'], 'a.png\r\nb.png\r\n'],
  ['a path', ['IMG_1.png'], '/home/anna/Pictures/IMG_1.png'],
  ['a path of Windows', ['IMG_1.png'], String.raw`C:\Users\Anna\IMG_1.png`],
  ['an address', ['at the lake.png'], 'file:///home/anna/at%20the%20lake.png'],
  ['an address that is not encoded', ['100%.png'], 'file:///home/anna/100%.png'],
  ['the list of older GNOME', ['IMG_1.png'], 'x-special/nautilus-clipboard\ncopy\nfile:///home/anna/IMG_1.png'],
  [
    'a longer list of older GNOME',
    ['a.png', 'at the lake.png'],
    'x-special/nautilus-clipboard\ncut\nfile:///home/anna/a.png\nfile:///home/anna/at%20the%20lake.png\n',
  ],
  ['a name with decomposed accents', ['Cafe\u0301.png'], 'Caf\u00E9.png'],
])('are meant beside a text that contains only %s', (_what, names, text) =>
  expect(namesIn(transfer(names, { 'text/plain': text }))).toEqual(names),
);

it.each([
  ['another text', { 'text/plain': 'Hello dear reader' }],
  ['the text of a document', { 'text/html': '<p>Hello</p>', 'text/plain': 'Hello dear reader' }],
  ['a document that mentions a file', { 'text/html': '<p>IMG_1.png</p>', 'text/plain': 'IMG_1.png' }],
  ['a text that begins with its name', { 'text/plain': 'IMG_1.png\nis from the lake' }],
  ['a part of its name', { 'text/plain': 'IMG_1' }],
  ['the list of older GNOME with another file', { 'text/plain': 'x-special/nautilus-clipboard\ncopy\nfile:///a.txt' }],
])('are not meant beside %s', (_what, texts) => expect(namesIn(transfer(['IMG_1.png'], texts))).toEqual([]));
