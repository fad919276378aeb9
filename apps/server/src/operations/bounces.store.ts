import type { Sql } from '../platform/database.ts';

export interface Bounce {
  siteId: string;
  visit: string;
  page: string;
  pages: number;
  seconds: number;
  network: string | null;
  ref: string | null;
  at: Date;
}

/** The latest state of the visit. Beacons may arrive twice or out of order: the furthest step counts. */
export async function saveBounce(sql: Sql, bounce: Bounce): Promise<void> {
  const { siteId, visit, page, pages, seconds, network, ref, at } = bounce;
  await sql`
    insert into page_bounces as b (site_id, visit, page, pages, seconds, network, ref, hidden_at)
    values (${siteId}, ${visit}, ${page}, ${pages}, ${seconds}, ${network}, ${ref}, ${at})
    on conflict (site_id, visit) do update set page = excluded.page, pages = excluded.pages, seconds = excluded.seconds,
      hidden_at = greatest(b.hidden_at, excluded.hidden_at)
      where (excluded.pages, excluded.seconds) > (b.pages, b.seconds)`;
}

export async function deleteOldBounces(sql: Sql, before: Date): Promise<void> {
  await sql`delete from page_bounces where hidden_at < ${before}`;
}
