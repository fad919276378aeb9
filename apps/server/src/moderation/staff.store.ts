import type { Sql, Transaction } from '../platform/database.ts';

/**
 * Changes whether a member is staff; returns the members whose status changed. Only an active, confirmed account is appointed; one in any
 * state is dismissed, as it would be staff again when it comes back.
 */
export const setStaff = (tx: Transaction, who: string, staff: boolean) => tx<{ id: number; public_id: string }[]>`
  update members set moderator = ${staff}
  where (public_id = ${who} or email_key = ${who.toLowerCase()}) and moderator <> ${staff}
    and (not ${staff}::boolean or (status = 'active' and confirmed_at is not null))
  returning id, public_id`;

export const listStaff = (sql: Sql) => sql<{ public_id: string; name: string; pool: string }[]>`
  select public_id, name, pool from members where moderator order by pool, name`;
