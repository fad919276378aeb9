import { locales } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { loadEmojis } from './emoji-data.ts';

describe('our copy of the emojis', () => {
  it.each(locales)('names each of them in %s', async (locale) => {
    const groups = await loadEmojis(locale);
    const emojis = groups.flatMap((group) => group.emojis);
    expect(groups).toHaveLength(9);
    expect(emojis.length).toBeGreaterThan(1_800);
    expect(emojis.filter(({ char, name }) => name === '' || name === char)).toEqual([]);
    expect(new Set(emojis.map(({ char }) => char)).size).toBe(emojis.length);
    expect(emojis.at(-1)?.name).not.toBe(emojis.at(-2)?.name);
  });

  it.each([
    ['de', 'rotes herz', '❤️'],
    ['pl', 'czerwone serce', '❤️'],
    ['fr', 'cœur rouge', '❤️'],
    ['fi', 'kissa', '😺'],
  ])('finds by the words of %s: %s', async (locale, words, char) => {
    const emojis = (await loadEmojis(locale)).flatMap((group) => group.emojis);
    const found = emojis.filter(({ name, keywords = [] }) =>
      [name, ...keywords].join(' ').toLowerCase().includes(words),
    );
    expect(found.map((emoji) => emoji.char)).toContain(char);
  });

  it('has five tones of a hand, and none of a heart', async () => {
    const emojis = (await loadEmojis('en')).flatMap((group) => group.emojis);
    expect(emojis.find(({ char }) => char === '👋')?.tones).toEqual(['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿']);
    expect(emojis.find(({ char }) => char === '✌️')?.tones?.[0]).toBe('✌🏻');
    expect(emojis.find(({ char }) => char === '❤️')?.tones).toBeUndefined();
  });
});
