import { createHash } from 'node:crypto';

/** Files of the repository, by paths from its root. */
export interface Sources {
  /** What a module imports, now or later. Libraries are no part of it: the lock file says which they are. */
  importsOf: (file: string) => readonly string[];
  read: (file: string) => Buffer | string;
  /** Files that are part of every story: how it is drawn, looked at and compared. */
  common: readonly string[];
  /** The words that the modules of a feature say, by its folder; a story loads those of all features. */
  wordsOf: (feature: string) => readonly string[];
}

const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/**
 * What each of these modules is made of, as one hash: it changes when any file does that its pictures can hang on. Given as
 * `file: hash`, in the order of the files.
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

/** A module and all that it imports, and what those import. */
export function reachedFrom(file: string, importsOf: Sources['importsOf']): Set<string> {
  const reached = new Set([file]);
  for (const module of reached) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}
