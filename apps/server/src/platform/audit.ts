import { jsonb, type Sql, type Transaction } from './database.ts';

export interface AuditEntry {
  /** `member:` and the public id of a moderator, `cli:` and a name at the server, or a component of the server. */
  actor: string;
  action: string;
  /** The thing acted on: its kind, a colon and its public id. */
  subject: string;
  /** The member it belongs to. */
  memberId?: number | undefined;
  /** In the words of the actor. */
  reason?: string | undefined;
  details?: object;
}

/** Writes an audit entry: actor, action, subject and reason. Entries are never changed (security.md section 2). */
export async function writeAudit(sql: Sql | Transaction, entry: AuditEntry, at: Date): Promise<void> {
  const { actor, action, subject, memberId = null, reason, details } = entry;
  const also = jsonb(sql, { ...details, ...(reason === undefined ? {} : { reason }) });
  await sql`
    insert into audit_log (actor, action, subject, member_id, details, created_at)
    values (${actor}, ${action}, ${subject}, ${memberId}, ${also}, ${at})`;
}
