import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { labelsInSentence, wordsInSentence } from './list-in-sentence.ts';

it.each([
  ['da', 'Bøger og madlavning', ['Bøger', 'Madlavning']],
  ['en', 'Cooking and cycling', ['Cooking', 'Cycling']],
  ['fi', 'Kahvi, koirat ja tanssi', ['Kahvi', 'Koirat', 'Tanssi']],
  ['de', 'Bücher und Kochen', ['Bücher', 'Kochen']],
])('joins labels in a sentence, %s: %s', (locale, expected, labels) => {
  expect(labelsInSentence(createIntl({ locale }), labels)).toBe(expected);
});

it.each([
  ['nb', 'Tysk og engelsk', ['tysk', 'engelsk']],
  ['en', 'German and English', ['German', 'English']],
])('joins words in a sentence, %s: %s', (locale, expected, words) => {
  expect(wordsInSentence(createIntl({ locale }), words)).toBe(expected);
});
