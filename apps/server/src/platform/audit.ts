import { jsonb, type Sql, type Transaction } from './database.ts';

export interface AuditEntry {
  /** `member:` and the public id of a moderator, `cli:` and a name at the server, or a part of the server. */
  actor: string;
  action: string;
  /** What was done something about: its kind, a colon and its public id. */
  subject: string;
  /** Whose it is. */
  memberId?: number | undefined;
  /** In the words of whoever did it. */
  reason?: string | undefined;
  details?: object;
}

/** Writes down who did what to whom and why. Entries are never changed (security.md section 2). */
export async function writeAudit(sql: Sql | Transaction, entry: AuditEntry, at: Date): Promise<void> {
  const { actor, action, subject, memberId = null, reason, details } = entry;
  const also = jsonb(sql, { ...details, ...(reason === undefined ? {} : { reason }) });
  await sql`
    insert into audit_log (actor, action, subject, member_id, details, created_at)
    values (${actor}, ${action}, ${subject}, ${memberId}, ${also}, ${at})`;
}
