import { existsSync, globSync, readFileSync } from 'node:fs';

import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/process.ts';

/** A change that is described but not released yet. */
export interface Change {
  /** `@heartline/ui: minor` */
  packages: string[];
  text: string;
}
export interface Release {
  name: string;
  version: string;
  /** Markdown list items, by kind: Major Changes, Minor Changes … */
  changes: { kind: string; lines: string[] }[];
}
export interface News {
  next: Change[];
  releases: Release[];
}

/** Changes: the changesets that wait for a release, and the changelogs made from earlier ones. */
export function readNews(): News {
  const next = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .sort()
    .map((file) => readChangeset(readFileSync(`${root}${file}`, 'utf8')));
  const releases = publishedPackages
    .map((name) => ({ name, file: `${root}packages/${name}/CHANGELOG.md` }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }) => readChangelog(`@heartline/${name}`, readFileSync(file, 'utf8')));
  return { next, releases };
}

export function readChangeset(source: string): Change {
  const [, head = '', text = ''] = /^---\n(.*?)\n?---\n(.*)$/s.exec(source) ?? [];
  return {
    packages: head
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replaceAll(/['"]/g, '')),
    text: text.trim(),
  };
}

export function readChangelog(name: string, source: string): Release[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...kinds] = part.split(/^### /m);
      return {
        name,
        version: version.trim(),
        changes: kinds.map((kind) => {
          const [title = '', ...lines] = kind.split('\n');
          return {
            kind: title.trim(),
            lines: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
          };
        }),
      };
    });
}
