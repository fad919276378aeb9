import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Database, Transaction } from '../platform/database.ts';
import { gazetteerVersion, readGazetteer } from './gazetteer.ts';

/**
 * Makes the tables equal to the data of this release, once for each version of the data. Places missing from it stay, because members live
 * there, but are no longer found. When several processes start at once, one writes and the others wait.
 */
export async function importPlaces(sql: Database): Promise<void> {
  if (await arePlacesImported(sql)) return;
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local lock_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await tx`select pg_advisory_xact_lock(hashtextextended('places', 0))`;
    if (await arePlacesImported(tx)) return;
    await write(tx, readGazetteer());
    await tx`delete from place_data`;
    await tx`insert into place_data (version) values (${gazetteerVersion()})`;
    // For the query planner; autovacuum would do it a minute later.
    await tx`analyze places, place_names`;
  });
}

export async function arePlacesImported(sql: Database | Transaction): Promise<boolean> {
  const [row] = await sql`select from place_data where version = ${gazetteerVersion()}`;
  return row !== undefined;
}

type Gazetteer = ReturnType<typeof readGazetteer>;

async function write(tx: Transaction, { regions, places, keys }: Gazetteer): Promise<void> {
  await tx`
    insert into regions (id, country, name)
    select * from unnest(${regions.map(({ id }) => id)}::text[], ${regions.map(({ country }) => country)}::text[], ${regions.map(({ name }) => name)}::text[])
    on conflict (id) do update set country = excluded.country, name = excluded.name
      where (regions.country, regions.name) is distinct from (excluded.country, excluded.name)`;
  const [known] = await tx`select from places limit 1`;
  if (known) {
    await tx`create temp table given (like places) on commit drop`;
    await copyPlaces(tx, 'given', places);
    await tx`
      insert into places (${tx(placeColumns)}) select ${tx(placeColumns)} from given
      on conflict (id) do update set region_id = excluded.region_id, country = excluded.country, name = excluded.name,
        cell_x = excluded.cell_x, cell_y = excluded.cell_y, size = excluded.size, town_id = excluded.town_id
        where (places.region_id, places.country, places.name, places.cell_x, places.cell_y, places.size, places.town_id)
          is distinct from (excluded.region_id, excluded.country, excluded.name, excluded.cell_x, excluded.cell_y, excluded.size, excluded.town_id)`;
    await tx`delete from place_names`;
    await copyKeys(tx, keys);
    return;
  }
  const indexes = await tx<{ name: string; indexdef: string }[]>`
    select indexname as name, indexdef from pg_indexes where schemaname = 'public' and tablename = 'place_names'`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  await copyPlaces(tx, 'places', places);
  await copyKeys(tx, keys);
  for (const { indexdef } of indexes) await tx.unsafe(indexdef);
}

const placeColumns = ['id', 'region_id', 'country', 'name', 'cell_x', 'cell_y', 'size', 'town_id'] as const;

const copyPlaces = (tx: Transaction, table: 'places' | 'given', places: Gazetteer['places']) =>
  copy(
    tx,
    `${table} (${placeColumns.join(', ')})`,
    places.map(({ id, regionId, country, name, cell, size, townId }) => [
      id,
      regionId,
      country,
      name,
      cell.x,
      cell.y,
      size,
      townId,
    ]),
  );

const copyKeys = (tx: Transaction, keys: Gazetteer['keys']) =>
  copy(
    tx,
    'place_names (country, local, key, size, place_id)',
    keys.map(({ place, local, key }) => [place.country, local ? 't' : 'f', key, place.size, place.id]),
  );

/** Inserts rows by COPY, the fastest way. Names contain no tabs or line ends, which separate the data. */
async function copy(tx: Transaction, into: string, rows: (string | number)[][]): Promise<void> {
  const lines = rows.map((row) => `${row.join('\t').replaceAll('\\', '\\\\')}\n`);
  const chunks = Array.from({ length: Math.ceil(lines.length / 5_000) }, (_, index) =>
    lines.slice(index * 5_000, (index + 1) * 5_000).join(''),
  );
  await pipeline(Readable.from(chunks), await tx.unsafe(`copy ${into} from stdin`).writable());
}
