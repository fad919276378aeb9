import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { newPhotoName } from '../../apps/server/src/platform/storage/photo-files.ts';
import { createDiskFiles } from '../../apps/server/src/platform/storage/disk-files.ts';
import { seedMeasure } from '../../apps/server/src/seed/measure.ts';
import { drawPortrait } from '../../apps/server/src/seed/portrait.ts';
import type { BenchServer } from '../bench-server.ts';

const sizes = ['full', 'match', 'thumb'] as const;

/**
 * Members with a photo each that really exists, under an address of its own: a browser fetches and decodes every one. The faces repeat
 * after `faces` members.
 */
export async function addPeople(
  { sql, url, directory }: Pick<BenchServer, 'sql' | 'url' | 'directory'>,
  { members, faces }: { members: number; faces: number },
): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: join(directory, 'data') });
  await seedMeasure({ sql, clock: systemClock, config }, { members, messages: 0, searchOnly: true }, () => {});
  const files = createDiskFiles(config.uploadDir);
  const drawn: Record<(typeof sizes)[number], string>[] = [];
  for (let face = 0; face < faces; face += 1) {
    const [large = '', middle = '', small = ''] = await files.writeAll(await photoOf(face));
    drawn.push({ full: large, match: middle, thumb: small });
  }
  const photos = await sql<{ id: number }[]>`select id from photos order by id`;
  const names = photos.map(({ id }) => ({ id, full: newPhotoName(), match: newPhotoName(), thumb: newPhotoName() }));
  for (const [index, photo] of names.entries())
    for (const size of sizes) {
      const path = files.locate(photo[size]);
      await mkdir(dirname(path), { recursive: true });
      await link(files.locate(drawn[index % faces]![size]), path);
    }
  await sql`
    update photos set file_full = n.f, file_match = n.m, file_thumb = n.t, state = 'active'
    from unnest(${names.map(({ id }) => id)}::bigint[], ${names.map(({ full }) => full)}::text[], ${names.map(({ match }) => match)}::text[],
      ${names.map(({ thumb }) => thumb)}::text[]) n (id, f, m, t)
    where photos.id = n.id`;
  await sql`vacuum analyze`;
}

/** A drawn face with the noise of a photograph, so that it has the same file size, in the sizes of an upload. */
async function photoOf(face: number): Promise<Buffer[]> {
  const traits = { gender: face % 2 ? 'man' : 'woman', age: 25 + face, face, scene: 0 } as const;
  const [width, height] = [1200, 1600];
  const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })
    .png()
    .toBuffer();
  const photo = await drawPortrait(traits).resize(width, height).png().toBuffer();
  const grainy = await sharp(photo)
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer();
  const sized = async (high: number) => await sharp(grainy).resize({ height: high }).webp({ quality: 80 }).toBuffer();
  return [await sized(1600), await sized(667), await sized(360)];
}
