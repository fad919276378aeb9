import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { createRouter } from '../router.tsx';
import type { RouterContext } from '../router-context.ts';

const router = createRouter({} as RouterContext, createMemoryHistory());

/** The query as parsed by the routes of an address, and any error. */
function read(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const matches = router.matchRoutes(pathname, router.options.parseSearch(search));
  return { search: { ...matches.at(-1)?.search }, error: matches.find(({ searchError }) => searchError)?.searchError };
}

const routes: AnyRoute[] = Object.values(router.routesById);
/** Each route with an address that leads to it. */
const addresses = routes.flatMap(({ id, fullPath }) =>
  id === '__root__' ? [] : [[id, fullPath.replaceAll(/\{-\$\w+\}/g, '').replaceAll(/\$\w+/g, 'a1')] as const],
);
const names = new Set([
  'code',
  'next',
  'reference',
  'return_to',
  ...routes.flatMap(({ options: { validateSearch } }) =>
    validateSearch && 'entries' in validateSearch ? Object.keys(validateSearch.entries as object) : [],
  ),
]);
const hostile = [
  '2026 007 -0 12E4 1e999 0x1F 1.50 true false null undefined NaN "2026" [1,2] {"a":1} [ {} % + / //evil.example'.split(
    ' ',
  ),
  ['', ' ', '\u0000', '\uFFFD', '__proto__', 'a'.repeat(101), 'a'.repeat(501), 'a'.repeat(5_000), '9'.repeat(400)],
].flat();

describe('the query of an address', () => {
  it('has values that routes read', () => expect([...names]).toEqual(expect.arrayContaining(['code', 'next', 'at'])));

  it.each(addresses)('never breaks the page %s, whatever its values', (id, path) => {
    expect(router.matchRoutes(path, {}).at(-1)?.routeId).toBe(id);
    const queries = [...names, 'constructor', '__proto__'].flatMap((name) =>
      hostile.flatMap((value) => {
        const one = `${name}=${encodeURIComponent(value)}`;
        return [one, `${one}&${one}`, `${one}&${name}=`];
      }),
    );
    expect(queries.filter((query) => read(`${path}?${query}`).error)).toEqual([]);
  });

  it.each([
    ['/credits?code=2026', { code: '2026' }],
    ['/credits?code=12E4', { code: '12E4' }],
    ['/credits?code=007', { code: '007' }],
    ['/credits?code=1.50', { code: '1.50' }],
    ['/credits?code=true', { code: 'true' }],
    ['/credits?code=%5B1%5D', { code: '[1]' }],
    ['/credits?code=A&code=B', { code: 'A' }],
    ['/credits/credits-100?code=2026&return_to=%2Fchats', { code: '2026', return_to: '/chats' }],
    [`/credits?code=A&return_to=/${'a'.repeat(101)}`, { code: 'A', return_to: undefined }],
    ['/credits/repeat-order?return_to=5', { return_to: '5' }],
    ['/login?next=2026', { next: '2026' }],
    ['/login?next=%2Fchats%3Fat%3D5', { next: '/chats?at=5' }],
    [`/login?next=/chats?fbclid=${'a'.repeat(520)}`, { next: undefined }],
    ['/complaints/follow?reference=12E4', { reference: '12E4' }],
    ['/chats/a1?at=5&to=text', { at: 5, to: 'text' }],
    ['/chats/a1?at=five', { at: undefined }],
    ['/members?gender=man&gender=woman&min_age=25&online=true', { gender: 'man,woman', min_age: 25, online: true }],
  ])('%s is read without changing values', (address, search) => expect(read(address).search).toMatchObject(search));

  it.each([{ code: '2026' }, { code: 'true' }, { code: '12E4' }, { code: '"A"' }, { code: '[1]' }])(
    'is read back as it was written: %j',
    (search) => expect(read(router.buildLocation({ to: '/credits', search }).href).search).toEqual(search),
  );
});
