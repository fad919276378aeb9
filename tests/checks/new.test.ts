// npm run new inserts lines into manually kept lists: the marks for them must still exist.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';
import { screenFiles, withFeature, withPage, withQuery } from '../../tools/lib/screen-templates.ts';
import { put, withCall, withLoader, withResource } from '../../tools/lib/templates.ts';

const read = (file: string) => readFileSync(root + file, 'utf8');
const endpoints = 'packages/api-client/src/endpoints';
const screen = { feature: 'visits', name: 'new-one', call: 'visits.list', path: '/visits/new-one' };

describe('npm run new', () => {
  it('reports a list without the mark', () => {
    expect(() => put('a list', 'of ours', '')).toThrow('of ours');
    expect(() => withPage('export const pageNames = []', '/diary')).toThrow('not built yet');
  });

  it('adds an endpoint to its resource, and a new resource to both lists', () => {
    expect(withCall(read(`${endpoints}/visits.ts`), 'visits', 'new-one', 'get', '/api/visits/new')).toContain(
      'export const visitsCalls = {\n  newOne,\n',
    );
    expect(withResource(read(`${endpoints}/index.ts`), 'new-one')).toMatch(
      /import \{ newOneCalls \} from '.\/new-one.ts';\n\n.*  newOne: newOneCalls,\n\} as const/s,
    );
    expect(withLoader(read(`${endpoints}/resources.ts`), 'new-one')).toMatch(/import\('.\/new-one.ts'\).*\n\};\n$/);
  });

  it('adds a screen to the lists of queries, features and pages, once', () => {
    const pages = withPage(read('packages/features/src/site/page-names.ts'), screen.path);
    const features = withFeature(read('packages/features/src/shared/messages/load-messages.ts'), 'new-one');
    expect(pages).toContain("  'visits-new-one',\n  // Named");
    expect(features).toContain("  'new-one',\n  'site',\n] as const;");
    expect([withPage(pages, screen.path), withFeature(features, 'new-one')]).toEqual([pages, features]);
    expect(withQuery(read('packages/features/src/visits/visits.queries.ts'), screen, screen.call)).toContain(
      'export const visitsQueries = {\n  newOne: (api: ApiClient) =>',
    );
    expect(Object.keys(screenFiles(screen))).toContain('apps/web/src/routes/visits.new-one.tsx');
  });
});
