import type { Locale } from '@heartline/api-client/contract';

import { creditSignup } from '../credits/ledger.ts';
import type { FoundPlace } from '../places/places.service.ts';
import type { Database, Sql } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import type { PhotoFiles } from '../platform/media.ts';
import { insertMember } from '../signup/member.store.ts';
import { nameKey } from '../identity/name.ts';
import { demoCountry, demoLogins, demoPool } from './demo-logins.ts';
import { insertPurchase, payMessages } from './demo-purchase.store.ts';
import type { DemoMember } from './demo-members.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedTexts } from './texts/texts.types.ts';

const hour = 3_600_000;

/** Writes a member, or finds the existing one. Returns the id, or undefined where a real person has the name. */
export async function insertDemoMember(
  sql: Database,
  member: DemoMember,
  place: FoundPlace,
  now: Date,
): Promise<number | undefined> {
  const key = nameKey(member.name);
  const [known] = await sql<{ id: number; seeded: boolean }[]>`
    select id, email_key is null as seeded from members where pool = ${demoPool} and name_key = ${key}`;
  if (known) return known.seeded ? known.id : undefined;
  const signupAt = new Date(now.getTime() - (member.hoursAway + 24 * (2 + (member.face % 300))) * hour);
  return await sql.begin(async (tx) => {
    const id = await insertMember(tx, {
      publicId: newPublicId(),
      pool: demoPool,
      siteId: 'heartline',
      confirmedAt: signupAt,
      name: member.name,
      nameKey: key,
      email: null,
      emailKey: null,
      language: member.language,
      gender: member.gender,
      seeking: member.seeking,
      birthDate: birthDateOf(member, now),
      timeZone: 'UTC',
      country: member.country,
      regionId: place.region_id,
      tracking: {},
      signupAt,
    });
    const { sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos } = member.attributes;
    await tx`
      update members set fictional = ${member.fictional}, photos_public = true, about = ${member.about}, interests = ${member.interests}, place_id = ${place.id},
        cell_x = ${place.cell_x}, cell_y = ${place.cell_y}, sexuality = ${sexuality}, hair_colour = ${hair_colour}, eye_colour = ${eye_colour},
        body_type = ${body_type}, relationship_status = ${relationship_status}, tattoos = ${tattoos},
        premium_since = ${member.premium ? signupAt : null}, last_active_at = ${new Date(now.getTime() - member.hoursAway * hour)}
      where id = ${id}`;
    return id;
  });
}

function birthDateOf({ age, face }: DemoMember, now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()));
  day.setUTCDate(day.getUTCDate() - 3 - ((face * 37) % 350));
  return day.toISOString().slice(0, 10);
}

export interface PortraitRow extends PhotoFiles {
  member_id: number;
  position: number;
}

/** Writes the missing ones; the first of a member is the main one. `inspected`: they wait for a moderator since `at`. */
export async function insertPortraits(
  sql: Sql,
  portraits: PortraitRow[],
  at: Date,
  state: 'active' | 'inspected' = 'active',
): Promise<void> {
  await sql`
    with made as (
      insert into photos (member_id, position, public_id, width, height, colour, file_full, file_match, file_thumb, file_blur, state, created_at, decided_at)
      select p.*, ${state}, ${at}, ${state === 'active' ? at : null}
      from unnest(${portraits.map((row) => row.member_id)}::bigint[], ${portraits.map((row) => row.position)}::int[],
        ${portraits.map((row) => row.public_id)}::text[], ${portraits.map((row) => row.width)}::int[], ${portraits.map((row) => row.height)}::int[],
        ${portraits.map((row) => row.colour)}::text[],
        ${portraits.map((row) => row.file_full)}::text[], ${portraits.map((row) => row.file_match)}::text[],
        ${portraits.map((row) => row.file_thumb)}::text[], ${portraits.map((row) => row.file_blur)}::text[])
        as p (member_id, position, public_id, width, height, colour, file_full, file_match, file_thumb, file_blur)
      where not exists (select from photos known where known.member_id = p.member_id and known.position = p.position)
      returning id, member_id, position)
    update members set main_photo_id = made.id from made where members.id = made.member_id and made.position = 0`;
}

/** Likes between fictional members; they never like a real one. */
export async function insertLikes(sql: Sql, ids: number[], random: Random, now: Date): Promise<void> {
  const rows = ids.flatMap((from) =>
    random
      .sample(ids, 4)
      .filter((to) => to !== from)
      .map((to) => ({ from_id: from, to_id: to, created_at: new Date(now.getTime() - random.below(30 * 24) * hour) })),
  );
  if (rows.length > 0) await sql`insert into likes ${sql(rows)} on conflict do nothing`;
}

/**
 * The demo logins, with likes both ways and conversations: a few begun by the first login, one begun by a fictional member with the free
 * account.
 */
export async function openDemoAccounts(
  sql: Database,
  { ids, labelled, home }: { ids: number[]; labelled: ReadonlySet<number>; home: FoundPlace | undefined },
  passwordHashes: Map<string, string>,
  texts: ReadonlyMap<Locale, SeedTexts>,
  now: Date,
): Promise<void> {
  for (const [index, login] of demoLogins.entries()) {
    const random = createRandom(login.email);
    await sql.begin(async (tx) => {
      const [known] = await tx`select from members where pool = ${demoPool} and email_key = ${login.email}`;
      if (known) return;
      const id = await insertMember(tx, {
        publicId: newPublicId(),
        pool: demoPool,
        siteId: 'heartline',
        confirmedAt: now,
        name: login.name,
        nameKey: nameKey(login.name),
        email: login.email,
        emailKey: login.email,
        language: 'en',
        gender: login.gender,
        seeking: [...login.seeking],
        birthDate: '1992-05-14',
        timeZone: 'Europe/Berlin',
        country: demoCountry,
        regionId: home?.region_id ?? null,
        tracking: {},
        signupAt: new Date(now.getTime() - 48 * hour),
      });
      await tx`
        update members set fictional = true, premium_since = ${login.premium ? now : null}, about = ${login.about}, interests = ${[...login.interests]},
          place_id = ${home?.id ?? null}, cell_x = ${home?.cell_x ?? null}, cell_y = ${home?.cell_y ?? null} where id = ${id}`;
      await tx`insert into credentials (member_id, password_hash, changed_at) values (${id}, ${passwordHashes.get(login.email) ?? ''}, ${now})`;
      await creditSignup(tx, id, 30, new Date(now.getTime() - 48 * hour));
      if (login.buys) await insertPurchase(tx, id, login.buys, new Date(now.getTime() - 47 * hour));
      // Conversations are with the first of them: a fictional profile does not chat with a member as a person would.
      const friends = random.sample(ids, 14).toSorted((a, b) => Number(labelled.has(a)) - Number(labelled.has(b)));
      const likes = friends.flatMap((friend, place) => [
        ...(place < 10
          ? [{ from_id: friend, to_id: id, created_at: new Date(now.getTime() - (place + 2) * hour) }]
          : []),
        ...(place >= 7
          ? [{ from_id: id, to_id: friend, created_at: new Date(now.getTime() - (place + 1) * hour) }]
          : []),
      ]);
      await tx`insert into likes ${tx(likes)} on conflict do nothing`;
      const conversations = (texts.get('en')?.conversations ?? []).slice(...(index === 0 ? [0, 4] : [4, 5]));
      // Oldest first, because the ledger is in chronological order.
      for (const [place, lines] of [...conversations.entries()].toReversed()) {
        const friend = friends[place] ?? 0;
        const [from, to] = index === 0 ? [id, friend] : [friend, id];
        await insertConversation(tx, from, to, lines, new Date(now.getTime() - (place + 1) * 7 * hour));
        if (login.buys) await payMessages(tx, id);
      }
    });
  }
}

async function insertConversation(
  tx: Sql,
  from: number,
  to: number,
  lines: SeedTexts['conversations'][number],
  start: Date,
): Promise<void> {
  const [a, b] = [Math.min(from, to), Math.max(from, to)];
  const last = lines.length;
  const at = (seq: number) => new Date(start.getTime() + seq * 4 * 60_000);
  const [row] = await tx<{ id: number }[]>`
    insert into conversations (public_id, member_a, member_b, last_seq, started_by, created_at)
    values (${newPublicId()}, ${a}, ${b}, ${last}, ${lines[0]?.from === 'a' ? from : to}, ${start}) returning id`;
  const id = row?.id ?? 0;
  const unread = lines.length - 1 - lines.findLastIndex(({ from }) => from === 'a');
  await tx`insert into conversation_members ${tx([
    {
      member_id: from,
      conversation_id: id,
      other_id: to,
      read_seq: last - unread,
      delivered_seq: last,
      unread,
      last_message_at: at(last),
    },
    {
      member_id: to,
      conversation_id: id,
      other_id: from,
      read_seq: last,
      delivered_seq: last,
      unread: 0,
      last_message_at: at(last),
    },
  ])}`;
  await tx`insert into messages ${tx(
    lines.map(({ from: side, text }, index) => ({
      conversation_id: id,
      seq: index + 1,
      public_id: newPublicId(),
      sender_id: side === 'a' ? from : to,
      kind: 'text',
      body: text,
      client_id: crypto.randomUUID(),
      cost: 0,
      created_at: at(index + 1),
    })),
  )}`;
}
