import type { MailKind, MailStop } from '@heartline/api-client/contract';

import { jsonb, type Sql } from '../platform/database.ts';

export interface ChoiceRow {
  kind: MailKind;
  wanted: boolean;
  reason: MailStop | null;
}
export interface SavedChoice extends ChoiceRow {
  changed_at: Date;
}

/** Kinds that the member has set or that were switched off for them. Kinds without a row have the default. */
export const listChoices = (sql: Sql, memberId: number) =>
  sql<SavedChoice[]>`select kind, wanted, reason, changed_at from mail_choices where member_id = ${memberId}`;

/** An unchanged value keeps its reason: a member who has unsubscribed and saves the page remains unsubscribed. */
export async function saveChoices(sql: Sql, memberId: number, choices: readonly ChoiceRow[], at: Date): Promise<void> {
  await sql`
    insert into mail_choices as c (member_id, kind, wanted, reason, changed_at)
    select ${memberId}, kind, wanted, reason, ${at}
    from jsonb_to_recordset(${jsonb(sql, choices as object)}) as given (kind text, wanted boolean, reason text)
    on conflict (member_id, kind) do update
      set wanted = excluded.wanted, reason = excluded.reason, changed_at = excluded.changed_at
      where c.wanted <> excluded.wanted or (excluded.reason is not null and c.reason is null)`;
}

/** Serialises changes of one member's mail settings. */
export async function lockReader(tx: Sql, memberId: number): Promise<void> {
  await tx`select from members where id = ${memberId} for no key update`;
}

export interface ReaderRow {
  email: string;
  language: string;
  name: string;
  site_id: string;
}

/** The member a mail is for; undefined when the account no longer exists. */
export async function findReader(sql: Sql, memberId: number): Promise<ReaderRow | undefined> {
  const [row] = await sql<ReaderRow[]>`
    select email, language, name, site_id from members
    where id = ${memberId} and email is not null and status <> 'deleted'`;
  return row;
}
