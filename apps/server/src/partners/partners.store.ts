import type { Database, Sql } from '../platform/database.ts';
import type { Partner } from '../platform/http/partner-registry.ts';

export interface PartnerRow extends Partner {
  /** Whether a token for their figures exists. */
  hasToken: boolean;
  revokedAt: Date | null;
}

export type NewPartner = Omit<Partner, 'id'>;

const columns = (sql: Sql) => sql`
  id::int, site_id as "siteId", name, network, origins, landers, token_hash is not null as "hasToken", revoked_at as "revokedAt"`;

export const activePartners = (sql: Sql): Promise<Partner[]> =>
  sql<PartnerRow[]>`select ${columns(sql)} from partners where revoked_at is null order by id`;

/** All partners, including revoked ones. */
export const listPartners = (sql: Sql) => sql<PartnerRow[]>`select ${columns(sql)} from partners order by id`;

/** Returns their id. @returns undefined where the site has a partner of this network or with one of these origins */
export async function insertPartner(sql: Database, partner: NewPartner, now: Date): Promise<number | undefined> {
  const { siteId, name, network, origins, landers } = partner;
  return sql.begin(async (tx) => {
    // Prevents a concurrent insert with the same origin.
    await tx`lock table partners in share row exclusive mode`;
    const [row] = await tx<{ id: number }[]>`
      insert into partners (site_id, name, network, origins, landers, created_at)
      select ${siteId}, ${name}, ${network}, ${[...origins]}, ${landers && [...landers]}, ${now}
      where not exists (
        select from partners
        where site_id = ${siteId} and revoked_at is null and (network = ${network} or origins && ${[...origins]}::text[])
      )
      returning id::int`;
    return row?.id;
  });
}

/** @returns false where there is no such partner, or they are already revoked */
export async function revokePartner(sql: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update partners set revoked_at = ${now}, token_hash = null where id = ${id} and revoked_at is null returning id`;
  return rows.length > 0;
}

/** Replaces the token, so that the previous one stops working. @returns false where there is no such partner, or they are revoked */
export async function saveToken(sql: Sql, id: number, tokenHash: Buffer | null): Promise<boolean> {
  const rows = await sql`
    update partners set token_hash = ${tokenHash} where id = ${id} and revoked_at is null returning id`;
  return rows.length > 0;
}

export async function findByToken(sql: Sql, siteId: string, tokenHash: Buffer): Promise<PartnerRow | undefined> {
  const [row] = await sql<PartnerRow[]>`
    select ${columns(sql)} from partners
    where site_id = ${siteId} and token_hash = ${tokenHash} and revoked_at is null`;
  return row;
}
