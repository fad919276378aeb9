import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { usualPorts } from '../../../tools/lib/free-port.ts';

/** Folder and port of the built Storybook; both can be set, to test one built elsewhere. */
export const folder = resolve(process.env['STORYBOOK_FOLDER'] ?? 'storybook-static');
export const port = Number(process.env['STORYBOOK_PORT'] ?? usualPorts.storybook);

export interface Story {
  id: string;
  title: string;
  name: string;
}

interface Entry extends Story {
  type: string;
  tags: string[];
  importPath: string;
}

const entries = Object.values(
  (
    JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
      entries: Record<string, Entry>;
    }
  ).entries,
);

/** The stories of the built Storybook, each with its file. A story tagged `no-picture` is mounted and checked, but not compared. */
export const stories: (Story & { file: string; picture: boolean })[] = entries
  .filter(({ type }) => type === 'story')
  .map(({ id, title, name, tags, importPath }) => ({
    id,
    title,
    name,
    file: importPath.replace(/^\.\//, ''),
    picture: !tags.includes('no-picture'),
  }));

/** The documentation pages of the built Storybook: one for each element and screen, and those written by hand. */
export const pages: Story[] = entries.filter(({ type }) => type === 'docs');
