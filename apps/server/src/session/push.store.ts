import { jsonb, type Sql } from '../platform/database.ts';
import type { PushSubscription } from '../platform/push/push.ts';

export interface StoredSubscription extends PushSubscription {
  /** Public id of the session whose browser subscribed: the subscription ends with it. */
  session: string;
}

/** The member's subscriptions, locked until the transaction ends. */
export async function lockSubscriptions(sql: Sql, memberId: number): Promise<StoredSubscription[]> {
  const [row] = await sql<
    { push_subscriptions: StoredSubscription[] }[]
  >`select push_subscriptions from members where id = ${memberId} for update`;
  return row?.push_subscriptions ?? [];
}

export async function saveSubscriptions(
  sql: Sql,
  memberId: number,
  subscriptions: StoredSubscription[],
): Promise<void> {
  await sql`update members set push_subscriptions = ${jsonb(sql, subscriptions)} where id = ${memberId}`;
}

export async function forgetSubscriptions(sql: Sql, memberId: number, sessions: string[]): Promise<void> {
  await sql`
    update members set push_subscriptions = coalesce(
      (select jsonb_agg(item) from jsonb_array_elements(push_subscriptions) item where not item->>'session' = any(${sessions})), '[]')
    where id = ${memberId} and push_subscriptions <> '[]'`;
}

/** The browser has ended it, whatever the state of the session. */
export async function forgetEndpoint(sql: Sql, memberId: number, endpoint: string): Promise<void> {
  await sql`
    update members set push_subscriptions = coalesce(
      (select jsonb_agg(item) from jsonb_array_elements(push_subscriptions) item where item->>'endpoint' <> ${endpoint}), '[]')
    where id = ${memberId}`;
}
