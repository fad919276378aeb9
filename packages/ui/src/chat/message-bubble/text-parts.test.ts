import { describe, expect, it } from 'vitest';

import { foldAt, linkParts } from './text-parts.ts';

describe('long texts', () => {
  it('are cut at a space', () => {
    const text = 'word '.repeat(200);
    const at = foldAt(text) ?? 0;
    expect(text.slice(0, at).endsWith('word')).toBe(true);
    expect(at).toBeLessThanOrEqual(480);
  });
  it('of many lines are cut after ten of them', () =>
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
  it('are left alone when they are short', () => expect(foldAt('short '.repeat(100))).toBeUndefined());
});

describe('web addresses', () => {
  it.each([
    ['see https://example.org/a?b=c, then', ['see ', 'https://example.org/a?b=c', ', then']],
    ['(http://example.org).', ['(', 'http://example.org', ').']],
    ['HTTPS://EXAMPLE.ORG!', ['', 'HTTPS://EXAMPLE.ORG', '!']],
    ['https://a.example https://b.example', ['', 'https://a.example', ' ', 'https://b.example', '']],
  ])('%s', (text, parts) => expect(linkParts(text)).toEqual(parts));
  it.each([
    ["https://it.wikipedia.org/wiki/L'Aquila", "https://it.wikipedia.org/wiki/L'Aquila"],
    ['https://fr.wikipedia.org/wiki/L’Étranger, oui', 'https://fr.wikipedia.org/wiki/L’Étranger'],
    ["'https://it.wikipedia.org/wiki/L'Aquila'", "https://it.wikipedia.org/wiki/L'Aquila"],
    ["'https://example.org/a'", 'https://example.org/a'],
    ["'https://example.org/a','https://example.org/b'", 'https://example.org/a'],
    ["https://example.org's page", 'https://example.org'],
    ['https://example.org’s page', 'https://example.org'],
    ["https://example.org/?q='a'&b=1", "https://example.org/?q='a'&b=1"],
    ['„https://example.org/a“-Seite', 'https://example.org/a'],
    ['«https://example.org/a».', 'https://example.org/a'],
    ['‚https://example.org/a‘!', 'https://example.org/a'],
  ])('%s: apostrophes inside are part of it, quotes around it are not', (text, address) =>
    expect(linkParts(text)[1]).toBe(address),
  );
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
  ])('%s: a closing bracket is part of it when it was opened there', (text, address) =>
    expect(linkParts(text)[1]).toBe(address),
  );
  it('end where brackets without a partner begin, however many there are', () =>
    expect(linkParts(`https://example.org/a${').'.repeat(8_000)}`)[1]).toBe('https://example.org/a'));
  it('up to the last port are addresses', () =>
    expect(linkParts('https://example.org:65535/x')[1]).toBe('https://example.org:65535/x'));
  it.each([
    'Look https://example.com:99999/x',
    'http://[::1',
    'https://%zz.example/a',
    'https://a..b:http/',
    'https://example.com:port/a',
    'https://999.1.1.1/',
    'https://exam\u202Eple.org/',
  ])('that no browser opens are none: %j', (text) => expect(linkParts(text)).toEqual([text]));
  it('go on after one that no browser opens', () =>
    expect(linkParts('http://[::1 https://example.org/a!')).toEqual(['http://[::1 ', 'https://example.org/a', '!']));
  it('are shown as they are opened where marks would turn them', () => {
    expect(linkParts('https://example.org/\u202Egpj.exe')[1]).toBe('https://example.org/%E2%80%AEgpj.exe');
    expect(linkParts('\u2066https://example.org/a\u2069')).toEqual(['\u2066', 'https://example.org/a', '\u2069']);
  });
  it.each(['javascript:alert(1)', 'no address', 'data:text/html,x', 'https://', 'example.org'])('%s is none', (text) =>
    expect(linkParts(text)).toEqual([text]),
  );
});
