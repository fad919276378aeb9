import type { Sql } from '../platform/database.ts';
import type { Cell, CellRow } from './cells.ts';
import type { RegionRecord } from './gazetteer.ts';

export const listRegions = (sql: Sql, countries: readonly string[]) => sql<RegionRecord[]>`
  select id, country, name from regions where country = any(${[...countries]}::text[])`;

export interface FoundPlace {
  id: string;
  name: string;
  region_id: string;
  region: string;
  country: string;
  cell_x: number;
  cell_y: number;
  /** Number of inhabitants. */
  size: number;
  /** The town shown for members who live here. */
  town_id: string;
}

/** The middle of all places of each region of a country, in columns and rows of cells. */
export const listMiddles = (sql: Sql, country: string) => sql<{ region: string; x: number; y: number }[]>`
  select region_id as region, avg(cell_x)::float8 as x, avg(cell_y)::float8 as y from places where country = ${country} group by 1`;

const placeColumns = (sql: Sql) =>
  sql`p.id, p.name, p.region_id, r.name as region, p.country, p.cell_x, p.cell_y, p.size, p.town_id`;

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

/** Places in these rows of cells. */
export const listPlacesIn = (sql: Sql, rows: readonly CellRow[]) => sql<FoundPlace[]>`
  select ${placeColumns(sql)}
  from unnest(${rows.map(({ y }) => y)}::int[], ${rows.map(({ from }) => from)}::int[], ${rows.map(({ to }) => to)}::int[]) as w (y, a, b)
  join places p on p.cell_y = w.y and p.cell_x between w.a and w.b join regions r on r.id = p.region_id`;

export interface MatchedPlace extends FoundPlace {
  /** Found by a local name. */
  local: boolean;
  town: string;
}

interface PlacesIn {
  country: string;
  /** Limits the search to one region of the country. */
  region?: string | undefined;
  count: number;
}

/** The biggest places of a country with a name that begins with a key, found by their local names and by all others. */
export function listPlacesNamed(
  sql: Sql,
  { country, region, key, count, bigOnly }: PlacesIn & { key: string; bigOnly: boolean },
): Promise<MatchedPlace[]> {
  // In byte order, everything that begins with the key lies between the key and the key followed by the highest character.
  const some = (local: boolean) => sql`
    (select k.place_id, k.local from place_names k
     where k.country = ${country} and k.local = ${local} and k.key >= ${key} and k.key < ${`${key}\u{10ffff}`}
       ${bigOnly ? sql`and k.size >= 20000` : sql``}
       ${region === undefined ? sql`` : sql`and exists (select from places p where p.id = k.place_id and p.region_id = ${region})`}
     order by k.size desc limit ${count})`;
  return sql<MatchedPlace[]>`
    select ${placeColumns(sql)}, n.local, t.name as town
    from (select place_id, bool_or(local) as local from (${some(true)} union all ${some(false)}) both_kinds group by place_id) n
    join places p on p.id = n.place_id join regions r on r.id = p.region_id join places t on t.id = p.town_id`;
}

/** The biggest towns of a country. */
export const listBiggest = (sql: Sql, { country, region, count }: PlacesIn) => sql<MatchedPlace[]>`
  select ${placeColumns(sql)}, true as local, p.name as town from places p join regions r on r.id = p.region_id
  where p.country = ${country} and p.town_id = p.id
    ${region === undefined ? sql`` : sql`and p.region_id = ${region}`} order by p.size desc, p.id limit ${count}`;

/** The cell of a member who has given a place. */
export async function findCell(sql: Sql, memberId: number): Promise<Cell | undefined> {
  const [cell] = await sql<Cell[]>`
    select cell_x as x, cell_y as y from members where id = ${memberId} and cell_x is not null and cell_y is not null`;
  return cell;
}
