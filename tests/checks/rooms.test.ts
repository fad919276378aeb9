// A subject of the product has one word: its room in the server, its endpoint file in api-client, its folder in features.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { endpoints } from '@heartline/api-client/contract';
import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const namesOf = (pattern: string, nameOf: (path: string) => string) =>
  [...new Set(globSync(pattern, { cwd: root }).map(nameOf))].sort();
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const resources = Object.keys(endpoints).map(kebab).sort();
const rooms = namesOf('apps/server/src/*/*.routes.ts', (path) => basename(dirname(path)));
const files = namesOf('packages/api-client/src/endpoints/*.ts', (path) => basename(path, '.ts'));

it('each resource of the contract has one endpoint file, and the room of the same word mounts it', () => {
  expect(rooms).toEqual(resources);
  // Parts of a large resource begin with its name.
  const parts = files.filter((file) => resources.some((resource) => file.startsWith(`${resource}-`)));
  const around = ['fictional.test', 'index', 'resources'];
  expect(files.filter((file) => !parts.includes(file) && !around.includes(file))).toEqual(resources);
});

/** Folders of features that are no resource: what a page shows of several, or of none. */
const pages: Record<string, readonly string[]> = {
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
