import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { folder, stories } from './stories.ts';

/** Of what each stories file and its stored pictures were when they were compared last, as one hash, and which Chromium drew them. */
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

/** What a stories file is made of, and what its pictures are. */
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

/** Whether the pictures of a story need not be taken: neither they nor what they are made of differ from when they were compared. */
export function isUnchanged({ id, file }: { id: string; file: string }, chromium: string): boolean {
  if (process.env['ALL_PICTURES'] || chromium !== stamps.chromium || !built[file] || isSample(id)) return false;
  const same = known.get(file) ?? stamps.files[file] === hashOf(file);
  known.set(file, same);
  return same;
}

/** A whole run leaves the tree as it is: what it found may be taken over from here. */
const written = process.env['STAMP_PICTURES'] ? path : new URL('../../../test-results/made-of.json', import.meta.url);

/** Says that the pictures of these files have been compared. Those of files that are gone, and of another Chromium, are forgotten. */
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

/** One line where all pictures are taken because another Chromium drew the stored ones. */
export const chromiumNote = (chromium: string): string | undefined =>
  stamps.chromium === chromium || stamps.chromium === ''
    ? undefined
    : `Chromium ${chromium} here, ${stamps.chromium} drew the stored pictures: all are taken`;
