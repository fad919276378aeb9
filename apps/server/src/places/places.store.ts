import type { Database, Sql } from '../platform/database.ts';
import type { Cell } from './cells.ts';
import type { PlaceRecord, RegionRecord } from './gazetteer.ts';

/** Makes the rows equal to the data of this release. Those that are gone from it stay, because members live there. */
export async function savePlaces(
  sql: Database,
  regions: readonly RegionRecord[],
  places: readonly PlaceRecord[],
): Promise<void> {
  await sql.begin(async (tx) => {
    // Two processes that start at once must not wait for each other's rows crosswise.
    await tx`select pg_advisory_xact_lock(7302)`;
    await tx`
      insert into regions (id, country, name)
      select * from unnest(${regions.map(({ id }) => id)}::text[], ${regions.map(({ country }) => country)}::text[], ${regions.map(({ name }) => name)}::text[])
      on conflict (id) do update set country = excluded.country, name = excluded.name
        where (regions.country, regions.name) is distinct from (excluded.country, excluded.name)`;
    await tx`
      insert into places (id, region_id, country, name, cell_x, cell_y)
      select * from unnest(${places.map(({ id }) => id)}::text[], ${places.map(({ regionId }) => regionId)}::text[],
        ${places.map(({ country }) => country)}::text[], ${places.map(({ name }) => name)}::text[],
        ${places.map(({ cell }) => cell.x)}::int[], ${places.map(({ cell }) => cell.y)}::int[])
      on conflict (id) do update set region_id = excluded.region_id, country = excluded.country, name = excluded.name, cell_x = excluded.cell_x, cell_y = excluded.cell_y
        where (places.region_id, places.country, places.name, places.cell_x, places.cell_y)
          is distinct from (excluded.region_id, excluded.country, excluded.name, excluded.cell_x, excluded.cell_y)`;
  });
}

export const listRegions = (sql: Sql, countries: readonly string[]) => sql<RegionRecord[]>`
  select id, country, name from regions where country = any(${[...countries]}::text[])`;

export const listPlacesOf = (sql: Sql, country: string) => sql<{ id: string; region_id: string; name: string }[]>`
  select id, region_id, name from places where country = ${country}`;

export interface FoundPlace {
  id: string;
  name: string;
  region_id: string;
  region: string;
  country: string;
  cell_x: number;
  cell_y: number;
}

const placeColumns = (sql: Sql) => sql`p.id, p.name, p.region_id, r.name as region, p.country, p.cell_x, p.cell_y`;

export async function findPlace(sql: Sql, id: string): Promise<FoundPlace | undefined> {
  const [place] = await sql<
    FoundPlace[]
  >`select ${placeColumns(sql)} from places p join regions r on r.id = p.region_id where p.id = ${id}`;
  return place;
}

export async function findRegion(sql: Sql, id: string): Promise<RegionRecord | undefined> {
  const [region] = await sql<RegionRecord[]>`select id, country, name from regions where id = ${id}`;
  return region;
}

/** Places in a band of rows around a cell; the nearest is among them when it is that near. */
export const listPlacesAround = (sql: Sql, { y }: Cell, rows: number) => sql<FoundPlace[]>`
  select ${placeColumns(sql)} from places p join regions r on r.id = p.region_id where p.cell_y between ${y - rows} and ${y + rows}`;
