import type { Sql } from '../platform/database.ts';

export interface CountsRow {
  views: number;
  starts: number;
  signups: number;
  first_purchases: number;
}

export interface WayRow extends CountsRow {
  day: string;
  ref: string;
  sub1: string;
  sub2: string;
  sub3: string;
  /** Stands for all ways of the day with too few visitors. */
  other: boolean;
}

/**
 * The counts of a partner by day and way, newest first. Ways with fewer than `fewest` visitors since they began are merged: a partner who
 * gives each visitor a way of their own must not learn what became of one.
 */
export const countsByWay = (sql: Sql, partnerId: number, { from, fewest }: { from: string; fewest: number }) =>
  sql<WayRow[]>`
    with ways as (
      select ref, sub1, sub2, sub3 from partner_counts where partner_id = ${partnerId}
      group by ref, sub1, sub2, sub3 having greatest(sum(views), sum(signups)) >= ${fewest} or (ref, sub1, sub2, sub3) = ('', '', '', '')
    )
    select c.day::text as day, coalesce(w.ref, '') as ref, coalesce(w.sub1, '') as sub1, coalesce(w.sub2, '') as sub2,
      coalesce(w.sub3, '') as sub3, w.ref is null as other, sum(views)::int as views, sum(starts)::int as starts,
      sum(signups)::int as signups, sum(first_purchases)::int as first_purchases
    from partner_counts c left join ways w using (ref, sub1, sub2, sub3)
    where c.partner_id = ${partnerId} and c.day >= ${from}
    group by c.day, w.ref, w.sub1, w.sub2, w.sub3
    order by c.day desc, other, views desc, signups desc, ref, sub1, sub2, sub3`;
