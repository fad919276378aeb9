// A subject of the product has one word: its room in the server, its endpoint file in api-client, its folder in features.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { endpoints } from '@heartline/api-client/contract';
import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const namesOf = (pattern: string, nameOf: (path: string) => string) =>
  [...new Set(globSync(pattern, { cwd: root }).map(nameOf))].sort();
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const resources = Object.keys(endpoints).map(kebab).sort();
const rooms = namesOf('apps/server/src/*/*.routes.ts', (path) => basename(dirname(path)));
const files = namesOf('packages/api-client/src/endpoints/*.ts', (path) => basename(path, '.ts'));

it('each resource of the contract has one endpoint file, and the room with the same word mounts it', () => {
  expect(rooms).toEqual(resources);
  // Files of a large resource begin with its name.
  const parts = files.filter((file) => resources.some((resource) => file.startsWith(`${resource}-`)));
  const around = ['fictional.test', 'index', 'resources'];
  expect(files.filter((file) => !parts.includes(file) && !around.includes(file))).toEqual(resources);
});

/** Folders of features that are no resource: pages that show several, or none. */
const pages: Record<string, readonly string[]> = {
  consent: [],
  members: ['search', 'profile'],
  safety: ['blocks', 'reports', 'notices'],
  gifts: ['chat'],
  legal: ['site'],
  offline: [],
  shared: [],
};

it('each folder of features has the word of a resource, or is a page of several', () => {
  const features = namesOf('packages/features/src/*/index.ts', (path) => basename(dirname(path)));
  expect(features.filter((feature) => !resources.includes(feature))).toEqual(Object.keys(pages).sort());
  for (const resource of Object.values(pages).flat()) expect(resources).toContain(resource);
});

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });

it('no folder has forty files or more', () => {
  const sizes = Map.groupBy(sources, (file) => dirname(file));
  expect(
    [...sizes].filter(([, { length }]) => length >= 40).map(([folder, { length }]) => `${folder}: ${length}`),
  ).toEqual([]);
});

/** Pairs of sibling folders that import each other. Tests and stories may use everything. */
function circlesAmong(folder: string, files: readonly { path: string; imports: readonly string[] }[]): string[] {
  const roomOf = (path: string) => /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1];
  const edges = files
    .filter(({ path }) => path.startsWith(`${folder}/`) && !/\.(test|stories)\.|(^|\/)testing/.test(path))
    .flatMap(({ path, imports }) => imports.map((target) => [roomOf(path), roomOf(target)] as const))
    .filter(([from, to]) => from && to && from !== to);
  const arrows = new Set(edges.map(([from, to]) => `${from} → ${to}`));
  return [...arrows].filter((arrow) => arrows.has(arrow.split(' → ').reverse().join(' → '))).sort();
}

it('the rooms of a feature import each other in one direction', () => {
  const files = sources
    .filter((path) => path.startsWith('packages/features/src/'))
    .map((path) => ({
      path,
      imports: [...readFileSync(`${root}${path}`, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
        ([, to = '']) => join(dirname(path), to),
      ),
    }));
  const features = globSync('packages/features/src/*', { cwd: root });
  expect(features.flatMap((feature) => circlesAmong(feature, files))).toEqual([]);
  // The check finds an existing circle.
  const circle = [
    { path: 'f/list/row.ts', imports: ['f/photos/photo.ts'] },
    { path: 'f/photos/photo.ts', imports: ['f/list/row.ts'] },
  ];
  expect(circlesAmong('f', circle)).toEqual(['list → photos', 'photos → list']);
});
