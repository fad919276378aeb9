import type { ConsentKind } from '@heartline/api-client/contract';

import type { Database, Sql } from '../platform/database.ts';

export interface ConsentRow {
  kind: ConsentKind;
  given: boolean;
  changed_at: Date;
}

/** The current consent of each kind. */
export const lastConsents = (sql: Sql, memberId: number) =>
  sql<ConsentRow[]>`
    select distinct on (kind) kind, given, changed_at from member_consents where member_id = ${memberId}
    order by kind, number desc`;

/** Adds a row only if the answer changes. The lock on the member makes two simultaneous presses take effect one at a time. */
export async function addConsent(
  sql: Database,
  memberId: number,
  { kind, given, changed_at }: ConsentRow,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select 1 from members where id = ${memberId} for no key update`;
    await tx`
      insert into member_consents (member_id, kind, given, changed_at, number)
      select ${memberId}, ${kind}, ${given}, ${changed_at}, coalesce(last.number, 0) + 1
      from (select 1) one left join lateral (
        select number, given from member_consents where member_id = ${memberId} and kind = ${kind} order by number desc limit 1
      ) last on true
      where last.given is distinct from ${given}`;
  });
}

export interface PartnerDetails {
  email: string;
  birth_date: string;
  gender: string;
  country: string;
  language: string;
  agreed_at: Date;
}

/** The active members of a site whose last answer is a yes. Only these details may leave this table. */
export const detailsForPartners = (sql: Sql, siteId: string) =>
  sql<PartnerDetails[]>`
    select m.email, m.birth_date::text as birth_date, m.gender, m.country, m.language, last.changed_at as agreed_at
    from members m
    cross join lateral (
      select given, changed_at from member_consents where member_id = m.id and kind = 'resell' order by number desc limit 1
    ) last
    where m.site_id = ${siteId} and m.status = 'active' and not m.fictional and m.confirmed_at is not null and last.given
    order by m.id`;
