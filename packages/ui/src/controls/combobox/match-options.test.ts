import { expect, it } from 'vitest';

import { markMatch, matchOptions } from './match-options.ts';

const labels = (text: string, all: string[]) =>
  matchOptions(
    all.map((label) => ({ label })),
    text,
  ).map(({ label }) => label);

it('puts beginnings first, then beginnings of words, then the rest, each in the order given', () => {
  expect(labels('ha', ['Bad Hall', 'Aschaffenburg', 'Hannover', 'Hamburg', 'Bonn'])).toEqual([
    'Hannover',
    'Hamburg',
    'Bad Hall',
    'Aschaffenburg',
  ]);
});

it('takes accents, case and outer spaces for nothing', () => {
  expect(labels(' ZÜR ', ['Zürich', 'Zurzach'])).toEqual(['Zürich', 'Zurzach']);
  expect(labels('lodz', ['Łódź', 'Malmö'])).toEqual(['Łódź']);
  expect(labels('Tromsö', ['Tromsø'])).toEqual(['Tromsø']);
});

it('takes the apostrophe of a keyboard for the one that is printed, and the other way round', () => {
  expect(labels("l'aq", ['L’Aquila', 'Laquila'])).toEqual(['L’Aquila']);
  expect(labels('l’aq', ["L'Aquila"])).toEqual(["L'Aquila"]);
});

it('finds by another word, behind those found by their own', () => {
  const options = [{ label: 'Cologne', keywords: ['Köln'] }, { label: 'Kolding' }, { label: 'Bonn' }];
  expect(matchOptions(options, 'kol').map(({ label }) => label)).toEqual(['Kolding', 'Cologne']);
});

it('marks what matches, a word’s beginning before its middle', () => {
  expect(markMatch('Mannheim an der Tann', 'ann')).toEqual(['M', 'ann', 'heim an der Tann']);
  expect(markMatch('Aschaff (Hafen)', 'haf')).toEqual(['Aschaff (', 'Haf', 'en)']);
  expect(markMatch('Bonn', '')).toEqual(['Bonn', '', '']);
  expect(markMatch('Bonn', 'x')).toEqual(['Bonn', '', '']);
});
