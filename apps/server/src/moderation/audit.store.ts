import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { pageSize, person } from './moderation.store.ts';

type Entry = EndpointAnswer<typeof endpoints.moderation.audit>['entries'][number];

export interface AuditRow extends Omit<Entry, 'created_at' | 'member_gone'> {
  created_at: Date;
  about_somebody: boolean;
}

export interface AuditQuery {
  before: number | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  /** Public id. */
  member?: string | undefined;
}

/** The id in a subject of this kind, otherwise null. */
const idIn = (sql: Sql, kind: string) =>
  sql`case when l.subject like ${`${kind}:%`} then substr(l.subject, ${kind.length + 2}::int) end`;

/** Audit entries, newest first, with the names that are still known. Entries that the seed writes are left out: nobody acted. */
export const listAudit = (sql: Sql, { before, actor, subject, member }: AuditQuery) => sql<AuditRow[]>`
  with l as (
    select * from audit_log l where l.action not like 'seed.%'
      and ${before === undefined ? sql`true` : sql`l.id < ${before}`}
      and ${actor === undefined ? sql`true` : sql`l.actor = ${actor}`}
      and ${subject === undefined ? sql`true` : sql`l.subject = ${subject}`}
      and ${member === undefined ? sql`true` : sql`l.member_id = (select id from members where public_id = ${member})`}
    order by l.id desc limit ${pageSize + 1}
  )
  select l.id, l.actor, l.action, l.subject, l.details ->> 'reason' as reason, l.created_at, l.member_id is not null as about_somebody,
    ${person(sql, sql`l.actor`)} as by,
    (select jsonb_build_object('id', m.public_id, 'name', m.name) from members m where m.id = l.member_id and m.status <> 'deleted') as member,
    coalesce(
      (select jsonb_build_object('kind', 'report', 'id', r.public_id, 'about', r.subject, 'reason', r.reason) from reports r
        where r.public_id = ${idIn(sql, 'report')}),
      (select jsonb_build_object('kind', 'notice', 'notice', n.kind, 'ground', n.ground) from notices n where n.public_id = ${idIn(sql, 'notice')}),
      (select jsonb_build_object('kind', 'complaint', 'id', c.reference, 'about', c.kind) from complaints c
        where c.reference = ${idIn(sql, 'complaint')}),
      (select jsonb_build_object('kind', 'held', 'message', h.kind) from held_messages h where h.public_id = ${idIn(sql, 'held')}),
      case when l.subject like 'photo:%' then jsonb_build_object('kind', 'photo', 'id', substr(l.subject, 7),
        'shown', exists (select from photos p where p.public_id = substr(l.subject, 7) and p.state <> 'rejected')) end
    ) as thing
  from l order by l.id desc`;
