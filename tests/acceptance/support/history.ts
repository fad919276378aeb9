import { stored } from './database.ts';
import type { Person } from './people.ts';

export interface HistoryOptions {
  /** Seconds between two messages; the last one was written just now. @default 1 */
  pace?: number;
}

/** Messages as if written alternately before the test begins: unread by the others, and without their price. */
export const history = (
  writers: readonly Person[],
  conversation: string,
  texts: readonly string[],
  { pace = 1 }: HistoryOptions = {},
) =>
  stored(
    (sql) => sql`
      with c as (select id, last_seq from conversations where public_id = ${conversation}),
        writers as (
          select m.id, at from unnest(${writers.map(({ id }) => id)}::text[]) with ordinality as w (public_id, at)
          join members m on m.public_id = w.public_id
        ),
        written as (
          select n, body, w.id as sender_id from unnest(${[...texts]}::text[]) with ordinality as t (body, n)
          join writers w on w.at = (n - 1) % ${writers.length}::int + 1
        ),
        inserted as (
          insert into messages (conversation_id, seq, public_id, sender_id, kind, body, client_id, cost, created_at)
          select c.id, c.last_seq + n, ${conversation} || '-' || n, sender_id, 'text', body, gen_random_uuid(), 0,
            now() - (${texts.length}::int - n) * ${pace}::int * interval '1 second'
          from c, written
        ),
        counted as (
          update conversation_members cm set hidden = false, last_message_at = now(),
            unread = unread + (select count(*) from written where sender_id <> cm.member_id)
          where conversation_id = (select id from c)
        )
      update conversations set last_seq = last_seq + ${texts.length}::int,
        started_by = coalesce(started_by, (select id from writers where at = 1))
      where public_id = ${conversation} returning last_seq`,
  );
