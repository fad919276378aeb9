import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LanderRoom } from '../src/embedding/tags.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Folder names of the landers that partners can embed: those with a React component. */
export const landers = globSync('*/lander.ts', { cwd: source })
  .map((file) => dirname(file))
  .filter((name) => globSync(`${name}/index.ts`, { cwd: source }).length > 0)
  .sort();

/** The scripts that partners load, one for each lander: `heartline-gallery`. */
export const scripts = landers.map((name) => `heartline-${name}`);

/** The height that a lander needs on partners' pages, by language, from `room.json` in its folder. */
export const roomsOf = (name: string) =>
  JSON.parse(readFileSync(`${source}${name}/room.json`, 'utf8')) as Record<string, LanderRoom>;
