import { createHash } from 'node:crypto';

import { parseSync } from 'vite';

/** Files of the repository, by path from its root. */
export interface Sources {
  /** A module's static and dynamic imports. Libraries are excluded: the lock file identifies them. */
  importsOf: (file: string) => readonly string[];
  read: (file: string) => Buffer | string;
  /** Files that every story depends on: how it is rendered, inspected and compared. */
  common: readonly string[];
  /** The language files of a feature, by its folder; a story loads those of all features. */
  wordsOf: (feature: string) => readonly string[];
}

const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/**
 * One hash per module of everything it depends on: it changes with any file that can affect its pictures. Files are given as `file: hash`,
 * in order.
 */
export function hashesOf(
  files: readonly string[],
  { importsOf, read, common, wordsOf }: Sources,
): Record<string, string> {
  const known = new Map<string, string>();
  const hashOf = (file: string) => {
    const hash = known.get(file) ?? createHash('sha1').update(read(file)).digest('hex');
    known.set(file, hash);
    return hash;
  };
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const modules = reachedFrom(file, importsOf);
      const features = new Set([...modules].flatMap((module) => featureOf(module) ?? []));
      const all = new Set([...modules, ...common, ...[...features].flatMap(wordsOf)]);
      const lines = [...all].toSorted().map((part) => `${part} ${hashOf(part)}`);
      return [file, createHash('sha1').update(lines.join('\n')).digest('hex')];
    }),
  );
}

/** A module with all its direct and indirect imports. */
export function reachedFrom(file: string, importsOf: Sources['importsOf']): Set<string> {
  const reached = new Set([file]);
  for (const module of reached) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}

/** A source file without comments, blank lines and indentation: no picture depends on them. Other files are returned as they are. */
export function codeOf(file: string, source: string): string {
  if (/\.tsx?$/.test(file)) return onlyLines(withoutRanges(source, parseSync(file, source).comments));
  return file.endsWith('.css') ? onlyLines(source.replaceAll(/\/\*[^]*?\*\//g, '')) : source;
}

const onlyLines = (code: string) => code.replaceAll(/\s*\n\s*/g, '\n').trim();

function withoutRanges(source: string, ranges: readonly { start: number; end: number }[]): string {
  let [kept, from] = ['', 0];
  for (const { start, end } of ranges) {
    kept += source.slice(from, start);
    from = end;
  }
  return kept + source.slice(from);
}
