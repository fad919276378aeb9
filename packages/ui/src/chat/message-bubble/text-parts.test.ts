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
  it.each(['javascript:alert(1)', 'no address', 'data:text/html,x', 'https://', 'example.org'])('%s is none', (text) =>
    expect(linkParts(text)).toEqual([text]),
  );
});
