import { availableParallelism } from 'node:os';

import { makePhoto } from '../photos/photo-sizes.ts';
import type { Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { readGazetteer, type PlaceRecord } from '../places/gazetteer.ts';
import { makeDemoMembers } from './demo-members.ts';
import { demoLogins } from './demo-logins.ts';
import { insertDemoMember, insertLikes, insertPhotoRow, openDemoAccounts } from './demo.store.ts';
import { drawPortrait, type PortraitTraits } from './portrait.ts';
import { createRandom } from './random.ts';
import { seedTexts } from './texts/index.ts';

export { demoLogins } from './demo-logins.ts';

/** Fictional members of the demo, all marked as such. */
export const demoMemberCount = 600;

/**
 * Fills an empty database with the demo: fictional members with drawn portraits, likes and conversations among them, and the demo
 * login. Does nothing where it was done before; goes on where it was cut.
 */
export async function seedDemo(
  platform: Pick<Platform, 'sql' | 'clock' | 'photoFiles'>,
  progress: (line: string) => void,
  count = demoMemberCount,
): Promise<void> {
  const { sql, clock, photoFiles } = platform;
  const [done] = await sql`select from audit_log where action = 'seed.demo' limit 1`;
  if (done) return;
  const now = clock.now();
  const members = makeDemoMembers(count, seedTexts);
  const places = groupPlaces(readGazetteer().places);
  progress(`Making ${count} demo members ...`);
  const ids = new Map<number, number>();
  for (const [index, member] of members.entries()) {
    const local = places.get(member.country) ?? [];
    const place = createRandom(`place-${index}`).pick(local);
    const id = await insertDemoMember(sql, member, place, now);
    if (id) ids.set(index, id);
  }
  const portraits = members.flatMap((member, index) => {
    const memberId = ids.get(index);
    const scenes = memberId === undefined ? 0 : 1 + member.extraPhotos;
    return Array.from({ length: scenes }, (_item, scene) => ({ ...member, memberId: memberId ?? 0, scene }));
  });
  await drawAll(sql, photoFiles, portraits, now, progress);
  await insertLikes(sql, [...ids.values()], createRandom('likes'), now);
  const passwords = new Map<string, string>();
  for (const { email, password } of demoLogins) passwords.set(email, await passwordHasher.hash(password));
  await openDemoAccounts(sql, [...ids.values()], passwords, seedTexts, now);
  const [premium] = demoLogins;
  const accounts = await sql<{ id: number }[]>`select id from members where email_key = ${premium.email}`;
  const faces = accounts.flatMap(({ id }) =>
    [0, 1].map((scene) => ({ memberId: id, gender: premium.gender, age: 34, face: count, scene })),
  );
  await drawAll(sql, photoFiles, faces, now, progress);
  await sql`insert into audit_log (actor, action, subject, created_at) values ('system', 'seed.demo', ${String(count)}, ${now})`;
}

function groupPlaces(places: PlaceRecord[]): Map<string, PlaceRecord[]> {
  const groups = new Map<string, PlaceRecord[]>();
  for (const place of places) groups.set(place.country, [...(groups.get(place.country) ?? []), place]);
  return groups;
}

interface Portrait extends PortraitTraits {
  memberId: number;
}

/** Every portrait is made into sizes as an upload is, so that the demo shows what the pipeline makes. */
async function drawAll(
  sql: Database,
  files: PhotoFileStore,
  work: Portrait[],
  now: Date,
  progress: (line: string) => void,
): Promise<void> {
  const drawn = new Set(
    (await sql<{ member_id: number; position: number }[]>`select member_id, position from photos`).map(
      (row) => `${row.member_id}/${row.position}`,
    ),
  );
  const started = Date.now();
  let finished = 0;
  let next = 0;
  const worker = async () => {
    for (let item = work[next++]; item; item = work[next++]) {
      if (!drawn.has(`${item.memberId}/${item.scene}`)) {
        const picture = await drawPortrait(item, createRandom);
        const { full, match, thumb, blur, width, height } = await makePhoto(picture);
        const [file_full = '', file_match = '', file_thumb = '', file_blur = ''] = await files.writeAll([
          full,
          match,
          thumb,
          blur,
        ]);
        await insertPhotoRow(
          sql,
          item.memberId,
          { public_id: newPublicId(), width, height, file_full, file_match, file_thumb, file_blur },
          item.scene,
          now,
        );
      }
      finished += 1;
      if (finished % 200 === 0)
        progress(`  ${finished} of ${work.length} portraits drawn (${Math.round((Date.now() - started) / 1000)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}
