import { describe, expect, it } from 'vitest';

import { foldAt, linkParts, partsUpTo } from './text-parts.ts';

describe('long texts', () => {
  it('are cut at a space', () => {
    const text = 'word '.repeat(200);
    const at = foldAt(text) ?? 0;
    expect(text.slice(0, at).endsWith('word')).toBe(true);
    expect(at).toBeLessThanOrEqual(480);
  });
  it('are cut before all the spaces after a word', () => {
    const text = 'word  '.repeat(200);
    expect(text.slice(0, foldAt(text)).endsWith('word')).toBe(true);
  });
  it('are cut after ten lines', () =>
    expect(
      'a\n'
        .repeat(30)
        .slice(0, foldAt('a\n'.repeat(30)))
        .split('\n'),
    ).toHaveLength(10));
  it('without a space are not cut inside a character', () => {
    const text = `x${'😀'.repeat(400)}`;
    expect(text.slice(0, foldAt(text)).isWellFormed()).toBe(true);
  });
  it('stay whole when they are short', () => expect(foldAt('short '.repeat(100))).toBeUndefined());
});

describe('web addresses', () => {
  it.each([
    ['see https://example.org/a?b=c, then', ['see ', 'https://example.org/a?b=c', ', then']],
    ['(http://example.org).', ['(', 'http://example.org', ').']],
    ['HTTPS://EXAMPLE.ORG!', ['', 'HTTPS://EXAMPLE.ORG', '!']],
    ['https://a.example https://b.example', ['', 'https://a.example', ' ', 'https://b.example', '']],
  ])('are found in %s', (text, parts) => expect(linkParts(text)).toEqual(parts));
  it.each([
    ["https://it.wikipedia.org/wiki/L'Aquila", "https://it.wikipedia.org/wiki/L'Aquila"],
    ['https://fr.wikipedia.org/wiki/L’Étranger, oui', 'https://fr.wikipedia.org/wiki/L’Étranger'],
    ["'https://it.wikipedia.org/wiki/L'Aquila'", "https://it.wikipedia.org/wiki/L'Aquila"],
    ["'https://example.org/a'", 'https://example.org/a'],
    ["'https://example.org/a','https://example.org/b'", 'https://example.org/a'],
    ["https://example.org's page", 'https://example.org'],
    ['https://example.org’s page', 'https://example.org'],
    ["https://example.org/?q='a'&b=1", "https://example.org/?q='a'&b=1"],
    ["https://example.org/rock-'n'-roll", "https://example.org/rock-'n'-roll"],
    ["'https://example.org/a'-Seite", 'https://example.org/a'],
    ['‘https://example.org/a’-Seite', 'https://example.org/a'],
    ['„https://example.org/a“-Seite', 'https://example.org/a'],
    ['«https://example.org/a».', 'https://example.org/a'],
    ['‚https://example.org/a‘!', 'https://example.org/a'],
  ])('%s: includes apostrophes inside, but no quotes around it', (text, address) =>
    expect(linkParts(text)[1]).toBe(address),
  );
  it.each([
    ['`https://example.org/a`', 'https://example.org/a'],
    ['*https://example.org/a*', 'https://example.org/a'],
    ['**https://example.org/a**!', 'https://example.org/a'],
    ['https://example.org/*/a', 'https://example.org/*/a'],
    ['（https://example.org/a）。', 'https://example.org/a'],
    ['（https://example.org）。', 'https://example.org'],
    ['「https://example.org/a」は', 'https://example.org/a'],
  ])('%s: includes no closing sign of what opened before it', (text, address) =>
    expect(linkParts(text)[1]).toBe(address),
  );
  it.each(Array.from('\u200B\u2060\uFEFF\u00A0\u3000。、，！？；：」』）】》»”’"'))('end before %j', (sign) => {
    expect(linkParts(`https://example.org/a${sign}`)[1]).toBe('https://example.org/a');
    expect(linkParts(`https://example.org/a${sign} and on`)[1]).toBe('https://example.org/a');
    expect(linkParts(`https://example.org${sign}`)[1]).toBe('https://example.org');
  });
  it.each([
    ['https://de.wikipedia.org/wiki/Fluss_(Begriffsklärung)', 'https://de.wikipedia.org/wiki/Fluss_(Begriffsklärung)'],
    [
      '(https://de.wikipedia.org/wiki/Fluss_(Begriffsklärung)).',
      'https://de.wikipedia.org/wiki/Fluss_(Begriffsklärung)',
    ],
    ['https://example.org/a).', 'https://example.org/a'],
    ['[https://example.org/?a[0]=b]', 'https://example.org/?a[0]=b'],
    ['[a](https://example.org/a)', 'https://example.org/a'],
    ['https://example.org/a)b(c))', 'https://example.org/a)b(c)'],
    ['http://[::1]', 'http://[::1]'],
  ])('%s: includes a closing bracket that was opened inside', (text, address) =>
    expect(linkParts(text)[1]).toBe(address),
  );
  it('end before unmatched brackets, however many there are', () =>
    expect(linkParts(`https://example.org/a${').'.repeat(8_000)}`)[1]).toBe('https://example.org/a'));
  it('include the highest port', () =>
    expect(linkParts('https://example.org:65535/x')[1]).toBe('https://example.org:65535/x'));
  it.each([
    'Look https://example.com:99999/x',
    'http://[::1',
    'https://%zz.example/a',
    'https://a..b:http/',
    'https://example.com:port/a',
    'https://999.1.1.1/',
    'https://exam\u202Eple.org/',
  ])('are not recognized if no browser opens them: %j', (text) => expect(linkParts(text)).toEqual([text]));
  it('are found after an invalid one', () =>
    expect(linkParts('http://[::1 https://example.org/a!')).toEqual(['http://[::1 ', 'https://example.org/a', '!']));
  it('are shown in the form that opens if they contain direction marks', () => {
    expect(linkParts('https://example.org/\u202Egpj.exe')[1]).toBe('https://example.org/%E2%80%AEgpj.exe');
    expect(linkParts('\u2066https://example.org/a\u2069')).toEqual(['\u2066', 'https://example.org/a', '\u2069']);
  });
  it.each(['javascript:alert(1)', 'no address', 'data:text/html,x', 'https://', 'example.org'])('%s is none', (text) =>
    expect(linkParts(text)).toEqual([text]),
  );
});

describe('pieces of a text', () => {
  it.each([
    [['see ', 'https://example.org/a', ' now'], 4, ['see ']],
    [['see ', 'https://example.org/a', ' now'], 8, ['see ', 'http']],
    [['see ', 'https://example.org/a', ' now'], 27, ['see ', 'https://example.org/a', ' n']],
    [['', 'https://example.org/a', ''], 4, ['', 'http']],
    [['', 'https://example.org/a', ''], Infinity, ['', 'https://example.org/a', '']],
  ])('%j up to %d keep their places', (parts, length, shown) => expect(partsUpTo(parts, length)).toEqual(shown));
});
