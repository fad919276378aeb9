import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { sitePages } from '../../apps/server/src/site/pages.data.ts';
import { sites } from '../../apps/server/src/site/sites.data.ts';
import { root } from '../../tools/lib/process.ts';

/** The first path segment of every route, and of every path that the server answers itself. */
const taken = new Set([
  ...readdirSync(`${root}apps/web/src/routes`).map((file) => file.replace(/\.tsx$/, '').split('.')[0] ?? ''),
  ...readdirSync(`${root}apps/web/src/routes/(account)`).map((file) => file.replace(/\.tsx$/, '').split('.')[0] ?? ''),
]);
for (const own of ['api', 'assets', 'dev', 'embed', 'healthz', 'media', 'metrics', 'offline', 'readyz', 'sandbox-pay'])
  taken.add(own);

it('[LOC-08c] no page of a site’s own has the name of a common page, and each page that a site lists exists', () => {
  expect(taken.size).toBeGreaterThan(30);
  for (const token of Object.keys(sitePages)) {
    expect(token).toMatch(/^[a-z][a-z-]{1,39}$/);
    expect(taken.has(token), token).toBe(false);
  }
  for (const { id, settings } of sites)
    for (const token of settings.site_pages) expect(Object.keys(sitePages), id).toContain(token);
});
