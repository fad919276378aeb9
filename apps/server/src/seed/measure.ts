import { foldChanges } from '../search/search.store.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';

export interface MeasureSizes {
  members: number;
  messages: number;
  /** Only the data that a search reads, in a tenth of the time: members with photos, but without wallets and messages. */
  searchOnly?: boolean;
}

/**
 * Many members and messages for benchmarks, made by the database itself: fast and repeatable. They live in the pool `main` of the given
 * database, so use a separate one. Three of four are not fictional, so that a search finds as many as on a real site.
 */
export async function seedMeasure(
  { sql, clock, config }: Pick<Platform, 'sql' | 'clock' | 'config'>,
  { members, messages, searchOnly = false }: MeasureSizes,
  progress: (line: string) => void,
): Promise<void> {
  const now = clock.now();
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select setseed(0.42)`;
    await tx`
      create temp table spots on commit drop as
      select id, region_id, country, cell_x as x, cell_y as y, row_number() over (order by id) as n
      from (select *, row_number() over (partition by country order by size desc, id) as nth from places where town_id = id) t where nth <= 80`;
    progress(`${members} members ...`);
    const indexes = searchOnly ? await suspendUpkeep(tx) : [];
    await tx`
      insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, region_id,
        place_id, cell_x, cell_y, sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos, languages, premium_since, fictional, photos_public,
        signup_at, last_active_at, main_photo_id)
      select 'measure' || g, 'main', 'heartline', 'active', ${now}::timestamptz - interval '1 day', 'Measure ' || g, 'measure ' || g, 'en',
        ${anyOf(tx, ['man', 'woman', 'man', 'woman', 'nonbinary'])}, array['man', 'woman'], (${now}::date - (6600 + (random() * 18000)::int)),
        s.country, s.region_id, s.id, s.x, s.y,
        ${anyOf(tx, ['straight', 'gay', 'bisexual'])}, ${anyOf(tx, ['black', 'brown', 'blond', 'red', 'grey'])}, ${anyOf(tx, ['brown', 'blue', 'green'])},
        ${anyOf(tx, ['slim', 'athletic', 'average', 'curvy'])}, ${anyOf(tx, ['single', 'divorced', 'widowed'])}, ${anyOf(tx, ['none', 'one', 'some'])},
        array[${anyOf(tx, ['de', 'en', 'fr', 'pl', 'tr'])}, ${anyOf(tx, ['es', 'it', 'nl', 'sv', 'uk'])}],
        case when g % 10 = 0 then ${now}::timestamptz end, g % 4 = 0, true, ${now}::timestamptz - interval '2 days' - random() * interval '900 days',
        ${now}::timestamptz - random() * interval '60 days',
        case when ${searchOnly} and g % 3 <> 0 then g end
      from generate_series(1, ${members}::int) g join spots s on s.n = 1 + (g * 7919::bigint) % (select count(*) from spots)`;
    await tx`create temp table made on commit drop as select id, row_number() over (order by id) as n from members where public_id like 'measure%'`;
    await tx`create index on made (n)`;
    if (searchOnly) {
      await addPhotos(tx);
      for (const { indexdef } of indexes) await tx.unsafe(indexdef);
      return;
    }
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
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    while ((await foldChanges(tx, 15_000)) > 0);
    await tx`analyze`;
  });
  progress(`done (${config.databaseUrl ? 'DATABASE_URL' : 'embedded database'})`);
}

const anyOf = (sql: Sql, words: readonly string[]) =>
  sql`(${[...words]}::text[])[1 + floor(random() * ${words.length})::int]`;

/**
 * Row by row, triggers, references and indexes take most of the time. The triggers' copies are made all at once afterwards. Returns the
 * indexes to be recreated.
 */
async function suspendUpkeep(tx: Transaction): Promise<{ indexname: string; indexdef: string }[]> {
  await tx`select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`;
  await tx`set local maintenance_work_mem = '256MB'`;
  const indexes = await tx<{ indexname: string; indexdef: string }[]>`
    select indexname, indexdef from pg_indexes
    where tablename in ('photos', 'search_entries') and indexname not in (select conname from pg_constraint)`;
  for (const { indexname } of indexes) await tx`drop index ${tx(indexname)}`;
  return indexes;
}

/** Two of three members have a photo, and nine of ten photos are shown. */
async function addPhotos(tx: Transaction): Promise<void> {
  await tx`
    insert into photos (id, public_id, member_id, state, position, width, height, file_full, file_match, file_thumb, file_blur, created_at)
    overriding system value
    select p, 'p' || p, id, case when p % 10 = 0 then 'inspected' else 'active' end, 0, 1200, 1600, 'f' || p, 'm' || p, 't' || p, 'b' || p, signup_at
    from (select m.id, m.signup_at, m.main_photo_id as p from members m join made using (id)) m where p is not null`;
  await tx`select setval(pg_get_serial_sequence('photos', 'id'), (select max(id) from photos))`;
  await tx`
    insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, photos_public, sexuality, hair_colour, eye_colour, body_type,
      relationship_status, tattoos, last_active_at, signup_at, languages, cell_x, cell_y, seeking, interests, fictional)
    select m.id, m.pool, m.country, m.region_id, m.gender, m.birth_date, coalesce(p.state = 'active', false), true, m.sexuality, m.hair_colour, m.eye_colour,
      m.body_type, m.relationship_status, m.tattoos, m.last_active_at, m.signup_at, m.languages, m.cell_x, m.cell_y,
      m.seeking, m.interests, m.fictional
    from members m join made using (id) left join photos p on p.id = m.main_photo_id
    on conflict do nothing`;
  await tx`insert into search_changes (member_id) select id from made`;
}
