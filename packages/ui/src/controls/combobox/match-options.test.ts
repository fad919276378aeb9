import { expect, it } from 'vitest';

import { markMatch, matchOptions } from './match-options.ts';

const labels = (text: string, all: string[]) =>
  matchOptions(
    all.map((label) => ({ label })),
    text,
  ).map(({ label }) => label);

it('puts labels that begin with the text first, then those with a word that does, then the rest, each in the given order', () => {
  expect(labels('ha', ['Bad Hall', 'Aschaffenburg', 'Hannover', 'Hamburg', 'Bonn'])).toEqual([
    'Hannover',
    'Hamburg',
    'Bad Hall',
    'Aschaffenburg',
  ]);
});

it('ignores accents, case and outer spaces', () => {
  expect(labels(' ZÜR ', ['Zürich', 'Zurzach'])).toEqual(['Zürich', 'Zurzach']);
  expect(labels('lodz', ['Łódź', 'Malmö'])).toEqual(['Łódź']);
  expect(labels('Tromsö', ['Tromsø'])).toEqual(['Tromsø']);
});

it("equates the keyboard's apostrophe and the typographic one", () => {
  expect(labels("l'aq", ['L’Aquila', 'Laquila'])).toEqual(['L’Aquila']);
  expect(labels('l’aq', ["L'Aquila"])).toEqual(["L'Aquila"]);
});

it('finds by another word, after options found by their label', () => {
  const options = [{ label: 'Cologne', keywords: ['Köln'] }, { label: 'Kolding' }, { label: 'Bonn' }];
  expect(matchOptions(options, 'kol').map(({ label }) => label)).toEqual(['Kolding', 'Cologne']);
});

it('highlights the match, at the beginning of a word rather than in its middle', () => {
  expect(markMatch('Mannheim an der Tann', 'ann')).toEqual(['M', 'ann', 'heim an der Tann']);
  expect(markMatch('Aschaff (Hafen)', 'haf')).toEqual(['Aschaff (', 'Haf', 'en)']);
  expect(markMatch('Bonn', '')).toEqual(['Bonn', '', '']);
  expect(markMatch('Bonn', 'x')).toEqual(['Bonn', '', '']);
});
