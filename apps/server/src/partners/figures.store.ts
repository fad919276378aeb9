import type { Sql } from '../platform/database.ts';

export interface WayRow {
  views: number;
  starts: number;
  /** null if this way has too few of them: they are among the others. */
  signups: number | null;
  first_purchases: number | null;
  day: string;
  ref: string;
  sub1: string;
  sub2: string;
  sub3: string;
  /** Stands for all ways of the day with too few visitors. */
  other: boolean;
}

/**
 * The counts of a partner by day and way, newest first. Ways with fewer than `fewest` visitors since they began are merged, and so are the
 * sign-ups and purchases of ways with fewer than `fewest` sign-ups: a partner who gives each visitor a way of their own must not learn what
 * became of one, and can make up views, but not sign-ups.
 */
export const countsByWay = (sql: Sql, partnerId: number, { from, fewest }: { from: string; fewest: number }) =>
  sql<WayRow[]>`
    with ways as (
      select ref, sub1, sub2, sub3, sum(signups) >= ${fewest} or (ref, sub1, sub2, sub3) = ('', '', '', '') as told
      from partner_counts where partner_id = ${partnerId}
      group by ref, sub1, sub2, sub3 having greatest(sum(views), sum(signups)) >= ${fewest} or (ref, sub1, sub2, sub3) = ('', '', '', '')
    ), counted as (
      select c.*, w.ref is null as other, coalesce(w.told, true) as told
      from partner_counts c left join ways w using (ref, sub1, sub2, sub3)
      where c.partner_id = ${partnerId} and c.day >= ${from}
    ), shown as (
      select day, ref, sub1, sub2, sub3, false as other, views, starts, case when told then signups end as signups,
        case when told then first_purchases end as first_purchases
      from counted where not other
      union all
      select day, '', '', '', '', true, case when other then views else 0 end, case when other then starts else 0 end, signups, first_purchases
      from counted where other or not told and signups + first_purchases > 0
    )
    select day::text, ref, sub1, sub2, sub3, other, sum(views)::int as views, sum(starts)::int as starts,
      sum(signups)::int as signups, sum(first_purchases)::int as first_purchases
    from shown group by shown.day, ref, sub1, sub2, sub3, other
    order by shown.day desc, other, views desc, signups desc nulls last, ref, sub1, sub2, sub3`;
