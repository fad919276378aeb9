import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { folder, stories } from './stories.ts';

/** For each stories file one hash of its sources and stored pictures at the last comparison, and the Chromium that drew the pictures. */
interface Stamps {
  chromium: string;
  files: Record<string, string>;
}

const path = new URL('../made-of.json', import.meta.url);
const pictures = new URL('../pictures/', import.meta.url);
const readStamps = (from: URL): Stamps =>
  existsSync(from) ? (JSON.parse(readFileSync(from, 'utf8')) as Stamps) : { chromium: '', files: {} };
const stamps = readStamps(path);
/** Written by the build of Storybook. */
const built = JSON.parse(readFileSync(`${folder}/made-of.json`, 'utf8')) as Record<string, string>;

/** Hash of the sources of a stories file and of its pictures. */
function hashOf(file: string): string {
  const hash = createHash('sha1').update(built[file] ?? '');
  const ids = new Set(stories.filter((story) => story.file === file).map(({ id }) => id));
  for (const name of readdirSync(pictures).toSorted())
    if (ids.has(name.slice(0, name.indexOf('.')))) hash.update(name).update(readFileSync(new URL(name, pictures)));
  return hash.digest('hex');
}

/** One of this many stories is always taken, so that a dependency missing from the hashes is noticed. */
const oneOf = 20;
const isSample = (id: string) => createHash('sha1').update(id).digest().readUInt32BE() % oneOf === 0;

const known = new Map<string, boolean>();

/** Whether the pictures of a story need not be taken: neither they nor their sources have changed since the last comparison. */
export function isUnchanged({ id, file }: { id: string; file: string }, chromium: string): boolean {
  if (process.env['ALL_PICTURES'] || chromium !== stamps.chromium || !built[file] || isSample(id)) return false;
  const same = known.get(file) ?? stamps.files[file] === hashOf(file);
  known.set(file, same);
  return same;
}

/** A whole run does not change the working tree: it writes its stamps to test-results, from where they can be copied. */
const written = process.env['STAMP_PICTURES'] ? path : new URL('../../../test-results/made-of.json', import.meta.url);

/** Records that the pictures of these files were compared. Drops entries of deleted files and of another Chromium. */
export function stamp(files: readonly string[], chromium: string): void {
  const before = [stamps, readStamps(written)].flatMap((given) =>
    given.chromium === chromium ? Object.entries(given.files) : [],
  );
  const after = new Map([...before, ...files.map((file): [string, string] => [file, hashOf(file)])]);
  const sorted = Object.fromEntries(
    [...after.keys()]
      .filter((file) => file in built)
      .toSorted()
      .map((file) => [file, after.get(file) ?? '']),
  );
  mkdirSync(new URL('.', written), { recursive: true });
  writeFileSync(written, `${JSON.stringify({ chromium, files: sorted } satisfies Stamps, null, 2)}\n`);
}

/** One line that says why all pictures are taken if another Chromium drew the stored ones. */
export const chromiumNote = (chromium: string): string | undefined =>
  stamps.chromium === chromium || stamps.chromium === ''
    ? undefined
    : `Chromium ${chromium} here, ${stamps.chromium} drew the stored pictures: all are taken`;
