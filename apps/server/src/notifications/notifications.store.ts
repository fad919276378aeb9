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

/** What the member has chosen, or was switched off. Kinds without a row are as they are for everybody. */
export const listChoices = (sql: Sql, memberId: number) =>
  sql<SavedChoice[]>`select kind, wanted, reason, changed_at from mail_choices where member_id = ${memberId}`;

/** What stays as it was keeps its reason: whoever has unsubscribed and saves the page has still unsubscribed. */
export async function saveChoices(sql: Sql, memberId: number, choices: readonly ChoiceRow[], at: Date): Promise<void> {
  await sql`
    insert into mail_choices as c (member_id, kind, wanted, reason, changed_at)
    select ${memberId}, kind, wanted, reason, ${at}
    from jsonb_to_recordset(${jsonb(sql, choices as object)}) as given (kind text, wanted boolean, reason text)
    on conflict (member_id, kind) do update
      set wanted = excluded.wanted, reason = excluded.reason, changed_at = excluded.changed_at
      where c.wanted <> excluded.wanted or (excluded.reason is not null and c.reason is null)`;
}

/** Two changes of what a member gets come one after the other. */
export async function lockReader(tx: Sql, memberId: number): Promise<void> {
  await tx`select from members where id = ${memberId} for no key update`;
}

export interface ReaderRow {
  email: string;
  language: string;
  name: string;
  site_id: string;
}

/** The member a mail is for, or nothing where the account is none any more. */
export async function findReader(sql: Sql, memberId: number): Promise<ReaderRow | undefined> {
  const [row] = await sql<ReaderRow[]>`
    select email, language, name, site_id from members
    where id = ${memberId} and email is not null and status <> 'deleted'`;
  return row;
}
