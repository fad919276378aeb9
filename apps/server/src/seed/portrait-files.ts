import { makePhoto } from '../photos/photo-sizes.ts';
import type { PhotoFiles } from '../platform/media.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';
import { drawPortrait, type PortraitTraits } from './portrait.ts';
import { createRandom } from './random.ts';

const sizes = ['full', 'match', 'thumb', 'blur'] as const;
type Size = (typeof sizes)[number];
const genders = { w: 'woman', m: 'man', n: 'nonbinary' } as const;

/**
 * The names of a portrait's files say what is on it, so that it can be drawn when somebody first looks at it. Unlike those of photos,
 * one leads to the others: what keeps them apart is the signature of each address.
 */
export function portraitNames(traits: PortraitTraits): Pick<PhotoFiles, `file_${Size}`> {
  const [file_full, file_match, file_thumb, file_blur] = sizes.map((size) => nameOf(traits, size)) as [
    string,
    string,
    string,
    string,
  ];
  return { file_full, file_match, file_thumb, file_blur };
}

const nameOf = ({ gender, age, face, scene }: PortraitTraits, size: Size): string =>
  `${`portrait_${gender[0]}${age}_${face}_${scene}_${size}`.padEnd(32, '_')}.webp`;

function readName(name: string): { traits: PortraitTraits; size: Size } | undefined {
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
    size: size as Size,
  };
}

/** A storage in which the portraits of the demo are there when they are looked at: all sizes are made as those of an upload, and kept. */
export function withPortraits(files: PhotoFileStore): PhotoFileStore {
  const drawing = new Map<string, Promise<Record<Size, Buffer>>>();
  const draw = async (traits: PortraitTraits) => {
    const picture = await makePhoto(await drawPortrait(traits, createRandom));
    await files.writeAll(
      sizes.map((size) => picture[size]),
      sizes.map((size) => nameOf(traits, size)),
    );
    return picture;
  };
  return {
    ...files,
    async read(name) {
      const stored = await files.read(name);
      const portrait = stored ? undefined : readName(name);
      if (!portrait) return stored;
      const key = nameOf(portrait.traits, 'full');
      const begun = drawing.get(key) ?? draw(portrait.traits).finally(() => drawing.delete(key));
      drawing.set(key, begun);
      return (await begun)[portrait.size];
    },
  };
}
