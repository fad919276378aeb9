import { randomBytes } from 'node:crypto';

import type { Database } from '../../apps/server/src/platform/database.ts';
import { hashSecret } from '../../apps/server/src/platform/ids.ts';
import { sessionCookieName } from '../../apps/server/src/session/cookie.ts';
import { saveSites } from '../../apps/server/src/site/site.store.ts';
import { sites } from '../../apps/server/src/site/sites.data.ts';

/** Two members with a conversation and a session each. */
export interface Pair {
  senderCookie: string;
  receiverCookie: string;
  conversation: string;
}

/** The initial credits of each member. */
export const creditsAtStart = 1_000_000;

/** Members in pairs, each with a conversation, sessions and enough credits. */
export async function preparePairs(sql: Database, count: number): Promise<{ first: number; pairs: Pair[] }> {
  await saveSites(sql, sites);
  const now = new Date();
  const ids = await sql<{ id: number }[]>`
    insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, premium_since, signup_at, last_active_at)
    select 'bench-m' || n, 'main', 'heartline', 'active', ${now}, 'b' || n, 'b' || n, 'en', 'woman', '{man}', '1990-01-01', 'DE', ${now}, ${now}, ${now}
    from generate_series(1, ${count * 2}) n returning id`;
  const first = Math.min(...ids.map(({ id }) => id));
  await sql`insert into wallets (member_id) select id from members on conflict do nothing`;
  await sql`insert into member_streams (member_id) select id from members on conflict do nothing`;
  await sql`
    insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, created_at)
    select 'bench-e' || id, id, 'corrections', 'correction', ${creditsAtStart}::int, ${creditsAtStart}::int, ${now} from members`;
  await sql`
    insert into conversations (public_id, member_a, member_b, created_at)
    select 'bench-' || id, id, id + 1, ${now} from members where (id - ${first}) % 2 = 0`;
  await sql`
    insert into conversation_members (member_id, conversation_id, other_id)
    select member_a, id, member_b from conversations union all select member_b, id, member_a from conversations`;
  const secrets = ids.map(({ id }) => ({ id, secret: randomBytes(24).toString('base64url') }));
  const later = new Date(now.getTime() + 86_400_000);
  await sql`
    insert into sessions ${sql(
      secrets.map(({ id, secret }) => ({
        token_hash: hashSecret(secret),
        public_id: `bench-s${id}`,
        member_id: id,
        client: 'web',
        created_at: now,
        last_used_at: now,
        expires_at: later,
      })),
    )}`;
  await sql`vacuum analyze`;
  const cookieOf = new Map(secrets.map(({ id, secret }) => [id, `${sessionCookieName}=${secret}`]));
  const pairs = Array.from({ length: count }, (_item, index) => {
    const sender = first + index * 2;
    return {
      senderCookie: cookieOf.get(sender) ?? '',
      receiverCookie: cookieOf.get(sender + 1) ?? '',
      conversation: `bench-${sender}`,
    };
  });
  return { first, pairs };
}
