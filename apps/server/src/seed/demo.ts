import type { Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { listBiggest, type FoundPlace } from '../places/places.service.ts';
import { makeDemoMembers, type DemoMember } from './demo-members.ts';
import { demoCountry, demoLogins } from './demo-logins.ts';
import { insertModeration, waitingPhotoCount } from './demo-moderation.ts';
import { insertDemoMember, insertLikes, insertPortraits, openDemoAccounts, type PortraitRow } from './demo.store.ts';
import { portraitColour, portraitSize, type PortraitTraits } from './portrait.ts';
import { portraitNames } from './portrait-files.ts';
import { chooseScenes } from './portrait/scenes.ts';
import { createRandom } from './random.ts';
import { seedTexts } from './texts/index.ts';

export { demoLogins } from './demo-logins.ts';

/** Drawn members of the demo. */
export const demoMemberCount = 600;

/**
 * Fills an empty database with the demo: members with drawn portraits, likes and conversations among them, and the demo logins. Does
 * nothing if done before; continues an interrupted run. `fictional`: the share of members that are labelled as fictional profiles.
 * `moderation`: whether photos, reports and appeals of the others wait for a moderator.
 */
export async function seedDemo(
  platform: Pick<Platform, 'sql' | 'clock'>,
  progress: (line: string) => void,
  {
    count = demoMemberCount,
    fictional,
    moderation = true,
  }: { count?: number | undefined; fictional?: number; moderation?: boolean } = {},
): Promise<void> {
  const { sql, clock } = platform;
  const [done] = await sql`select from audit_log where action = 'seed.demo' limit 1`;
  if (done) return;
  const now = clock.now();
  const members = makeDemoMembers(count, seedTexts, fictional);
  const places = await townsOf(sql, new Set(members.map(({ country }) => country)));
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
    return memberId === undefined ? [] : portraitsOf(memberId, member, member);
  });
  await insertLikes(sql, [...ids.values()], createRandom('likes'), now);
  const passwords = new Map<string, string>();
  for (const { email, password } of demoLogins) passwords.set(email, await passwordHasher.hash(password));
  const labelled = new Set([...ids].flatMap(([index, id]) => (members[index]?.fictional ? id : [])));
  const [home] = places.get(demoCountry) ?? [];
  await openDemoAccounts(sql, { ids: [...ids.values()], labelled, home }, passwords, seedTexts, now);
  const [premium] = demoLogins;
  const accounts = await sql<{ id: number }[]>`select id from members where email_key = ${premium.email}`;
  const face = { gender: premium.gender, age: 34, face: count };
  const own = { interests: [], extraPhotos: 2 };
  await insertPortraits(sql, [...portraits, ...accounts.flatMap(({ id }) => portraitsOf(id, face, own))], now);
  if (moderation) {
    const people = [...ids].flatMap(([index, id]) => {
      const member = members[index];
      return member && !member.fictional ? [{ id, member }] : [];
    });
    for (const [index, { id, member }] of people.slice(-waitingPhotoCount).entries())
      await insertPortraits(
        sql,
        [waitingPortrait(id, member)],
        new Date(now.getTime() - (waitingPhotoCount - index) * 40 * 60_000),
        'inspected',
      );
    await insertModeration(sql, people, now);
  }
  await sql`insert into audit_log (actor, action, subject, created_at) values ('system', 'seed.demo', ${String(count)}, ${now})`;
}

/** Drawn on first view (portrait-files.ts), so that the site need not wait for them. */
const portraitsOf = (
  memberId: number,
  { gender, age, face }: Omit<PortraitTraits, 'scene'>,
  { interests, extraPhotos }: Pick<DemoMember, 'interests' | 'extraPhotos'>,
): PortraitRow[] =>
  chooseScenes(interests, 1 + extraPhotos, createRandom(`scenes-${face}`)).map((scene, position) => ({
    member_id: memberId,
    position,
    public_id: newPublicId(),
    ...portraitSize,
    colour: portraitColour({ gender, age, face, scene }),
    ...portraitNames({ gender, age, face, scene }),
  }));

/** One more picture, in a scene that the others do not show. */
function waitingPortrait(memberId: number, member: DemoMember): PortraitRow {
  const more = { ...member, extraPhotos: member.extraPhotos + 1 };
  return portraitsOf(memberId, member, more).at(-1) as PortraitRow;
}

/** Only the most populous towns, so that members of the demo have neighbours. */
const townsOfDemo = 16;

async function townsOf(sql: Database, countries: ReadonlySet<string>): Promise<Map<string, FoundPlace[]>> {
  const towns = new Map<string, FoundPlace[]>();
  for (const country of countries) towns.set(country, await listBiggest(sql, { country, count: townsOfDemo }));
  return towns;
}
