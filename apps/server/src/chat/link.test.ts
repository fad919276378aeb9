import { expect, it } from 'vitest';

import { hasLink } from './link.ts';

it.each([
  'https://example.org/x',
  'See HTTP://EXAMPLE.ORG',
  'www.example.de',
  'my site is example.com!',
  'example . com',
  'example(dot)com',
  'example [punkt] net',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exam\u200Bple.c\u200Bom',
  't.me/somebody',
  'bit.ly/abc',
])('a link: %s', (text) => {
  expect(hasLink(text)).toBe(true);
});

it.each([
  'Hello.How are you?',
  'Va bene.io arrivo',
  'Ok.so what',
  'Well... come over',
  'Version 2.0 of me',
  'And/or',
  'Das ist gut.de nada',
  'I like dots (a dot) and commas.',
  'See you at 10.30',
])('no link: %s', (text) => {
  expect(hasLink(text)).toBe(false);
});
