import type { Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { listBiggest, type FoundPlace } from '../places/places.service.ts';
import { makeDemoMembers, type DemoMember } from './demo-members.ts';
import { demoLogins } from './demo-logins.ts';
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
 */
export async function seedDemo(
  platform: Pick<Platform, 'sql' | 'clock'>,
  progress: (line: string) => void,
  { count = demoMemberCount, fictional }: { count?: number | undefined; fictional?: number } = {},
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
  await openDemoAccounts(sql, { ids: [...ids.values()], labelled }, passwords, seedTexts, now);
  const [premium] = demoLogins;
  const accounts = await sql<{ id: number }[]>`select id from members where email_key = ${premium.email}`;
  const face = { gender: premium.gender, age: 34, face: count };
  const own = { interests: [], extraPhotos: 2 };
  await insertPortraits(sql, [...portraits, ...accounts.flatMap(({ id }) => portraitsOf(id, face, own))], now);
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

/** Only the most populous towns, so that members of the demo have neighbours. */
const townsOfDemo = 60;

async function townsOf(sql: Database, countries: ReadonlySet<string>): Promise<Map<string, FoundPlace[]>> {
  const towns = new Map<string, FoundPlace[]>();
  for (const country of countries) towns.set(country, await listBiggest(sql, { country, count: townsOfDemo }));
  return towns;
}
