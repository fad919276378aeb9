import pLimit from 'p-limit';

import { makeSize, type PhotoSize } from '../photos/photo-sizes.ts';
import type { PhotoFiles } from '../platform/media.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';
import { drawPortrait, portraitSize, type PortraitTraits } from './portrait.ts';

const sizes = ['full', 'match', 'thumb', 'blur'] as const satisfies PhotoSize[];
const genders = { w: 'woman', m: 'man', n: 'nonbinary' } as const;

/**
 * The names of a portrait's files encode its content, so that it can be drawn on first view. Unlike those of photos, one name leads to the
 * others: only the signature of each address separates them.
 */
export function portraitNames(traits: PortraitTraits): Pick<PhotoFiles, `file_${PhotoSize}`> {
  const [file_full, file_match, file_thumb, file_blur] = sizes.map((size) => nameOf(traits, size)) as [
    string,
    string,
    string,
    string,
  ];
  return { file_full, file_match, file_thumb, file_blur };
}

const nameOf = ({ gender, age, face, scene }: PortraitTraits, size: PhotoSize): string =>
  `${`portrait_${gender[0]}${age}_${face}_${scene}_${size}`.padEnd(32, '_')}.webp`;

function readName(name: string): { traits: PortraitTraits; size: PhotoSize } | undefined {
  const parts = /^portrait_([wmn])(\d+)_(\d+)_(\d+)_(full|match|thumb|blur)_*\.webp$/.exec(name);
  if (!parts) return undefined;
  const [, gender, age, face, scene, size] = parts;
  return {
    traits: {
      gender: genders[gender as keyof typeof genders],
      age: Number(age),
      face: Number(face),
      scene: Number(scene),
    },
    size: size as PhotoSize,
  };
}

/** A storage that draws the demo's portraits on demand: each size is made like that of an upload, and kept. */
export function withPortraits(files: PhotoFileStore): PhotoFileStore {
  // One at a time: a page full of faces fills gradually, and nothing else waits for a processor.
  const inTurn = pLimit(1);
  const drawing = new Map<string, Promise<Buffer>>();
  const draw = async (name: string, { traits, size }: { traits: PortraitTraits; size: PhotoSize }) => {
    const bytes = await makeSize(drawPortrait(traits), portraitSize, size);
    await files.writeAll([bytes], [name]);
    return bytes;
  };
  return {
    ...files,
    async read(name) {
      const stored = await files.read(name);
      const portrait = stored ? undefined : readName(name);
      if (!portrait) return stored;
      const begun = drawing.get(name) ?? inTurn(() => draw(name, portrait)).finally(() => drawing.delete(name));
      drawing.set(name, begun);
      return await begun;
    },
  };
}
