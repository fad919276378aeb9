import { readGazetteer } from '../places/gazetteer.ts';
import type { Platform } from '../platform/platform.ts';

export interface MeasureSizes {
  members: number;
  messages: number;
}

/**
 * Many members and messages for measuring, made by the database itself: fast, repeatable, without photos. They are fictional and
 * live in the pool `main` of whatever database is given, so give it one of its own.
 */
export async function seedMeasure(
  { sql, clock, config }: Pick<Platform, 'sql' | 'clock' | 'config'>,
  { members, messages }: MeasureSizes,
  progress: (line: string) => void,
): Promise<void> {
  const now = clock.now();
  const places = readGazetteer().places;
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select setseed(0.42)`;
    await tx`create temp table spots on commit drop as select * from unnest(
      ${places.map(({ id }) => id)}::text[], ${places.map(({ regionId }) => regionId)}::text[], ${places.map(({ country }) => country)}::text[],
      ${places.map(({ cell }) => cell.x)}::int[], ${places.map(({ cell }) => cell.y)}::int[]) with ordinality as s (id, region_id, country, x, y, n)`;
    progress(`${members} members ...`);
    await tx`
      insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, region_id,
        place_id, cell_x, cell_y, sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos, premium_since, fictional, signup_at, last_active_at)
      select 'measure' || g, 'main', 'heartline', 'active', ${now}::timestamptz - interval '1 day', 'Measure ' || g, 'measure ' || g, 'en',
        (array['man', 'woman', 'man', 'woman', 'nonbinary'])[1 + g % 5], array['man', 'woman'], (${now}::date - (6600 + (random() * 18000)::int)),
        s.country, s.region_id, s.id, s.x, s.y,
        (array['straight', 'gay', 'bisexual'])[1 + g % 3], (array['black', 'brown', 'blond', 'red', 'grey'])[1 + g % 5], (array['brown', 'blue', 'green'])[1 + g % 3],
        (array['slim', 'athletic', 'average', 'curvy'])[1 + g % 4], (array['single', 'divorced', 'widowed'])[1 + g % 3], (array['none', 'one', 'some'])[1 + g % 3],
        case when g % 10 = 0 then ${now}::timestamptz end, true, ${now}::timestamptz - interval '90 days',
        ${now}::timestamptz - random() * interval '60 days'
      from generate_series(1, ${members}::int) g join spots s on s.n = 1 + (g * 7919::bigint) % ${places.length}`;
    await tx`create temp table made on commit drop as select id, row_number() over (order by id) as n from members where public_id like 'measure%'`;
    await tx`create index on made (n)`;
    await tx`insert into wallets (member_id) select id from made`;
    await tx`insert into member_streams (member_id) select id from made`;
    await tx`
      insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, created_at)
      select 'measure' || n, id, 'signup', 'signup_bonus', 1000000, 1000000, ${now} from made`;
    progress(`${messages} messages ...`);
    const perConversation = 20;
    await tx`
      insert into conversations (public_id, member_a, member_b, last_seq, started_by, created_at)
      select 'measure' || c, least(a.id, b.id), greatest(a.id, b.id), ${perConversation}, a.id, ${now}
      from generate_series(1, ${Math.floor(messages / perConversation)}::int) c
      join made a on a.n = 1 + c % ${members} join made b on b.n = 1 + (c + 1 + c / ${members}) % ${members}
      where a.id <> b.id on conflict do nothing`;
    await tx`
      insert into conversation_members (member_id, conversation_id, other_id, read_seq, delivered_seq, last_message_at)
      select m, c.id, o, c.last_seq, c.last_seq, ${now} from conversations c cross join lateral (values (c.member_a, c.member_b), (c.member_b, c.member_a)) v (m, o)
      where c.public_id like 'measure%'`;
    await tx`
      insert into messages (conversation_id, seq, public_id, sender_id, kind, body, client_id, cost, created_at)
      select c.id, s, 'm' || c.id || '-' || s, case when s % 2 = 1 then c.member_a else c.member_b end, 'text', 'A message of ordinary length, number ' || s,
        gen_random_uuid(), 10, ${now}
      from conversations c cross join generate_series(1, ${perConversation}::int) s where c.public_id like 'measure%'`;
  });
  await sql`set statement_timeout = 0`;
  await sql`analyze`;
  progress(`done (${config.databaseUrl ? 'DATABASE_URL' : 'embedded database'})`);
}
