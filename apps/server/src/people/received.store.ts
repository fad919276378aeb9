import type { Sql } from '../platform/database.ts';

type Fragment = ReturnType<Sql>;

/**
 * The likes that a member has received, as a member who sees no names has them. Lists and mails count the same rows: a number that changes
 * when the reader blocks somebody, or when somebody leaves, would tell whose like it was (security.md section 2). A block or an erasure has
 * `ended` a like for readers who see names. Mutual ones, which have a name for everybody, are among the others.
 */
export const receivedLikes = (sql: Sql, reader: Fragment, now: Date) => sql`
  select l.from_id as id, null as key, null::boolean as fictional, l.created_at, l.seen_at, false as ended,
    exists (select from likes b where b.from_id = l.to_id and b.to_id = l.from_id) as mutual
  from likes l where l.to_id = ${reader}
  union all select from_id, null, null, created_at, seen_at, true, false from nameless_likes
  where to_id = ${reader} and (gone_at is null or gone_at > ${now})
  union all select null, key, fictional, at, seen_at, true, false from traces_left where member_id = ${reader} and kind = 'like'`;

/** The same for visits, from a day (in UTC) up to a telling. */
export const receivedVisits = (sql: Sql, reader: Fragment, since: string, until: Date) => sql`
  select visitor_id as id, null as key, null::boolean as fictional, visited_at, seen_at is null as is_new, nameless as ended
  from visits where member_id = ${reader} and day >= ${since} and visited_at < ${until}
  union all select null, key, bool_or(fictional), max(at), bool_or(seen_at is null), true from traces_left
  where member_id = ${reader} and kind = 'visit' and at >= ${since}::date::timestamp at time zone 'UTC' and at < ${until} group by key`;
