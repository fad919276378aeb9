import type { AttributeName } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

export interface ProfileChanges extends Partial<Record<AttributeName, string | null>> {
  about?: string;
  gender?: string;
  seeking?: string[];
  country?: string;
  region_id?: string | null;
  place_id?: string | null;
  cell_x?: number | null;
  cell_y?: number | null;
  interests?: string[];
  languages?: string[];
  shows_reading?: boolean;
  shows_typing?: boolean;
  photos_public?: boolean;
  photos_public_at?: Date;
}

export async function updateProfile(sql: Sql, memberId: number, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length > 0)
    await sql`update members set ${sql(changes as Record<string, string>)} where id = ${memberId}`;
}

export interface Spot {
  place_id: string | null;
  cell_x: number | null;
  cell_y: number | null;
}

export interface Home extends Spot {
  country: string;
  region_id: string | null;
}

export async function findHome(sql: Sql, memberId: number): Promise<Home | undefined> {
  const [row] = await sql<
    Home[]
  >`select country, region_id, place_id, cell_x, cell_y from members where id = ${memberId}`;
  return row;
}
