import { hrefs } from '@heartline/features/shared';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// By path: the account's index keeps the addresses of its own pages to itself.
import { accountHrefs } from '../../../packages/features/src/account/account-hrefs.ts';

/** Paths of all pages, as the router's generator writes them; `/$token` is no page of ours but the short address of one. */
const paths = [
  ...readFileSync(new URL('route-tree.gen.ts', import.meta.url), 'utf8')
    .split('export interface FileRoutesByTo')[0]!
    .matchAll(/^ {2}'(\/.*)': typeof /gm),
]
  .map(([, path = '']) => path)
  .filter((path) => path !== '/$token');

const pageAt = (path: string) =>
  paths.find((page) => {
    const pattern = page
      .replace(/(.)\/$/, '$1')
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(path);
  });

/** Each address, with and without what it may contain. */
const addresses = Object.entries({ ...hrefs, ...accountHrefs }).flatMap(([name, href]) => {
  if (typeof href === 'string') return [[name, href] as const];
  const build = href as (...given: string[]) => string;
  // Without anything too: whether a parameter may be left out cannot be read from a function.
  return [build(), build('terms'), build('one', 'two')].map((path) => [name, path] as const);
});

it('reads the router’s pages, and misses one that does not exist', () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(pageAt('/likes/m/anna')).toBe('/likes/m/$id');
  expect(pageAt('/premiums')).toBeUndefined();
});

it.each(addresses)('the address %s leads to a page: %s', (_name, address) => {
  expect(pageAt(new URL(address, 'https://site.test').pathname)).toBeDefined();
});
