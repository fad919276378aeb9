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
  'example [punkt] Net',
  'example(dot)Live',
  'Example{Punto}Info',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exam\u200Bple.c\u200Bom',
  't.me/somebody',
  'bit.ly/abc',
  'halo.de/x',
  'example.com',
  'Mysite.Com',
  'MYSITE.COM',
  'spam.live',
  'SPAM.LIVE',
  'Spam.live',
  'evil.top',
  'evil.Top/x',
  'www.evil.Top',
  'https://evil.Top',
  'example.net',
  'example . net',
  'T.me/somebody',
  'T.Me/somebody',
  'HALO.DE/x',
])('a link: %s', (text) => {
  expect(hasLink(text)).toBe(true);
});

it.each([
  // A full stop without its space before a word that is also a top-level domain.
  'Leuk.Ga je mee?',
  'Vale.Su casa es bonita',
  'Super.Top Idee',
  'Cool.Live in Berlin?',
  'Tak.Su',
  'Leuk.Net thuis?',
  'Leuk. Net thuis?',
  'Ok...Ga je mee?',
  'Fajnie.App nie mam',
  'Bra.Online i kväll?',
  'Um 8.Top!',
  'Nice.Gg wp',
  'Danke.Er/sie kommt mit',
  'Forse.Io/tu?',
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
