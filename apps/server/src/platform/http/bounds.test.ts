import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { bodySizeOf, boundsOf, tooLongIn } from './bounds.ts';

const tag = v.picklist(['a', 'b']);
const schema = v.object({
  tags: v.optional(v.pipe(v.array(tag), v.minLength(1), v.maxLength(3))),
  rows: v.pipe(v.array(v.object({ name: v.string(), tags: v.pipe(v.array(tag), v.maxLength(2)) })), v.maxLength(2)),
  text: v.pipe(v.string(), v.maxLength(100)),
});

describe('lists in a body', () => {
  const bounds = boundsOf(schema);

  it.each([
    ['one item too many', { tags: ['a', 'a', 'a', 'a'] }, 'tags'],
    ['one item too many in a nested list', { rows: [{ tags: [] }, { tags: ['a', 'b', 'a'] }] }, 'rows.1.tags'],
    ['one item too many in an otherwise invalid body', { tags: [1, 2, 3, 4], rows: 'none' }, 'tags'],
    ['as many items as allowed', { tags: ['a', 'a', 'a'], rows: [{ tags: ['a', 'b'] }, {}] }, undefined],
    ['a list where the schema has none', { text: ['a', 'b', 'a', 'b'] }, undefined],
    ['no body', null, undefined],
  ])('are counted before their items are validated: %s', (_what, value, found) => {
    expect(tooLongIn(value, bounds)).toBe(found);
  });

  it('are ignored where the schema has none', () => {
    expect(boundsOf(v.object({ text: v.string() }))).toBeUndefined();
  });

  it('need a bound, which holds in every alternative of the schema', () => {
    expect(() => boundsOf(v.object({ tags: v.array(tag) }))).toThrow('v.maxLength');
    expect(() => boundsOf(v.union([schema, v.object({})]))).toThrow('one of several shapes');
  });
});

describe('the size of a body', () => {
  it.each([
    ['a few words', v.object({ name: v.pipe(v.string(), v.maxLength(200)), about: v.optional(tag) }), 16_384],
    ['a text', v.object({ text: v.pipe(v.string(), v.maxLength(16_000)) }), 65_536],
    [
      'the largest of several shapes',
      v.union([schema, v.object({ text: v.pipe(v.string(), v.maxLength(9_000)) })]),
      65_536,
    ],
    ['a list', v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(500)) }), 65_536],
    ['nothing known', v.unknown(), 16_384],
  ])('follows from its fields: %s', (_what, body, bytes) => {
    expect(bodySizeOf(body)).toBe(bytes);
  });

  it('allows the content of its fields in any script', () => {
    const text = '語'.repeat(16_000);
    expect(Buffer.byteLength(JSON.stringify({ text }))).toBeLessThan(65_536);
  });

  it('is no larger than any call needs', () => {
    expect(() => bodySizeOf(v.object({ text: v.pipe(v.string(), v.maxLength(30_000)) }))).toThrow('a limit of its own');
  });
});
