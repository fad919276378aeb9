import { jsonb, type Sql } from '../platform/database.ts';
import type { Site } from '../platform/site.ts';

export async function loadSites(sql: Sql): Promise<Site[]> {
  const rows = await sql<
    { id: string; pool: string; hosts: string[]; company_id: string; settings: Site['settings'] }[]
  >`
    select id, pool, hosts, company_id, settings from sites order by position, id`;
  return rows.map(({ company_id, ...site }) => ({ ...site, companyId: company_id }));
}

/** Makes the rows equal to the data of this release. Sites missing from it stay, because members belong to them. */
export async function saveSites(sql: Sql, sites: readonly Site[]): Promise<void> {
  for (const [position, { id, pool, hosts, companyId, settings }] of sites.entries()) {
    await sql`
      insert into sites (id, position, pool, hosts, company_id, settings)
      values (${id}, ${position}, ${pool}, ${hosts}, ${companyId}, ${jsonb(sql, settings)})
      on conflict (id) do update set position = excluded.position, pool = excluded.pool, hosts = excluded.hosts,
        company_id = excluded.company_id, settings = excluded.settings`;
  }
}
