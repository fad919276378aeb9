-- Sends messages, each whole or not at all (security.md section 4), and returns for each, by its number, the outcome: sent, repeated,
-- idempotency_conflict, not_found, confirmation_required, recipient_gone, conversation_limit, not_enough_credits, rate_limited,
-- message_held, message_refused, message_withdrawn, photo_gone, about_gone.
--
-- Several at once, each of another sender in another conversation, are one transaction: a row of a plan costs a tenth of a plan. None of
-- them waits for a lock: a send that meets one, or is out of the ordinary, gets no outcome here, and is then sent alone.
--
-- Alone, locks are taken in this order, here and in mark_read, mark_unread, delete_chat and restore_chat: conversation, wallet, held
-- message and photo, conversation_members (by conversation, then member), member_streams (by member). Callers that keep this order cannot
-- deadlock, nor can one that never waits.
create or replace function send_messages(p_sends jsonb, p_alone boolean) returns table (
  n int, outcome text, seq int, message_id text, sent_at timestamptz, credits int, receiver_id bigint, about jsonb, retry_after int
) language plpgsql
-- A connection's first sends plan for all that follow. Planned with a few hundred messages, each send would read them all, until the table
-- is next analysed: after a minute of sending, they are many.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_locked int[];
  v_conversation conversations;
begin
  if p_alone then
    select c.* into v_conversation from jsonb_to_recordset(p_sends) as s (sender bigint, conversation text)
      join conversations c on c.public_id = s.conversation where s.sender in (c.member_a, c.member_b) for no key update of c;
    if not found then
      return query select s.n, 'not_found', null::int, null::text, null::timestamptz, null::int, null::bigint, null::jsonb, null::int
        from jsonb_to_recordset(p_sends) as s (n int);
      return;
    end if;
    insert into wallets (member_id) select sender from jsonb_to_recordset(p_sends) as s (sender bigint) on conflict do nothing;
    perform from jsonb_to_recordset(p_sends) as s (sender bigint) join wallets w on w.member_id = s.sender for no key update of w;
    perform from jsonb_to_recordset(p_sends) as s (sender bigint, client_id uuid)
      join held_messages h on h.sender_id = s.sender and h.client_id = s.client_id for no key update of h;
    perform from jsonb_to_recordset(p_sends) as s (sender bigint, kind text, item text)
      join chat_photos p on p.public_id = s.item and p.member_id = s.sender and s.kind = 'photo' for no key update of p;
    perform from conversation_members where conversation_id = v_conversation.id
      and member_id in (v_conversation.member_a, v_conversation.member_b) order by member_id for no key update;
    insert into member_streams (member_id) values (v_conversation.member_a), (v_conversation.member_b) on conflict do nothing;
    perform from member_streams where member_id in (v_conversation.member_a, v_conversation.member_b) order by member_id for no key update;
  end if;

  select array_agg(n) into v_locked from (
    select s.n from jsonb_to_recordset(p_sends) as s (n int, sender bigint, conversation text)
      join conversations c on c.public_id = s.conversation and s.sender in (c.member_a, c.member_b)
      join wallets w on w.member_id = s.sender
      join conversation_members low on low.member_id = c.member_a and low.conversation_id = c.id
      join conversation_members high on high.member_id = c.member_b and high.conversation_id = c.id
      join member_streams low_stream on low_stream.member_id = c.member_a
      join member_streams high_stream on high_stream.member_id = c.member_b
      for no key update of c, w, low, high, low_stream, high_stream skip locked
  ) locked;

  -- Checked under the locks: a concurrent send of the same message has been stored, or waits.
  return query with looked as (
    select s.*, c.id as conversation_id, c.last_seq, c.started_by, c.member_a, c.member_b, c.member_a + c.member_b - s.sender as other,
      w.balance, sender.premium_since is not null as premium, sender.status = 'active' and sender.confirmed_at is not null as confirmed,
      before.seq as before_seq, before.public_id as before_id, before.created_at as before_at, before.credits_after as before_credits,
      before.about as before_about,
      before.conversation_id = c.id and before.kind = s.kind and before.body is not distinct from s.body
        and before.item is not distinct from s.item
        -- The same quoted subject: its text may have been edited since.
        and before.about - 'text' is not distinct from s.about - 'text' as repeated,
      h.id as held_id, h.state as held_state, h.conversation_id = c.id and h.kind = s.kind and h.body is not distinct from s.body
        and h.item is not distinct from s.item and h.about - 'text' is not distinct from s.about - 'text' as as_held,
      case when h.id is null then s.about else h.about end as quoted,
      s.kind = 'photo' and photo.state is distinct from 'inspected' and (photo.state <> 'active' or photo.seq is not null) is not false as photo_gone,
      due.at, due.at - due.now <= due.tolerance as in_time, r.arrival - due.tolerance - due.now as wait
    from jsonb_to_recordset(p_sends) as s (n int, sender bigint, conversation text, message_id text, kind text, body text, item text,
      client_id uuid, price int, entry_id text, sent_at timestamptz, free_conversations int, burst int, pace int, link boolean,
      about jsonb, about_gone boolean)
    join conversations c on c.public_id = s.conversation
    join wallets w on w.member_id = s.sender
    join members sender on sender.id = s.sender
    left join messages before on before.sender_id = s.sender and before.client_id = s.client_id
    left join held_messages h on h.sender_id = s.sender and h.client_id = s.client_id
    left join chat_photos photo on s.kind = 'photo' and photo.public_id = s.item and photo.member_id = s.sender
    left join rate_limits r on r.key = 'message:m:' || s.sender
    cross join lateral (
      select (extract(epoch from s.sent_at) * 1000)::float8 as now, (s.pace * (s.burst - 1))::float8 as tolerance
    ) clock
    cross join lateral (
      select clock.now, clock.tolerance, coalesce(known_arrival(r.arrival, clock.now, clock.tolerance, s.pace), clock.now) as at
    ) due
    where s.n = any (v_locked)
  ), ruled as (
    select l.*, case
      when before_seq is not null then case when repeated then 'repeated' else 'idempotency_conflict' end
      -- A released message is delivered exactly as checked, and no other under its client id.
      when held_id is not null and not as_held then 'idempotency_conflict'
      when held_state = 'refused' then 'message_refused'
      when held_state = 'withdrawn' then 'message_withdrawn'
      when held_state <> 'approved' then 'message_held'
      when not in_time then 'rate_limited'
    end as refused from looked l
  ), decided as materialized (
    select d.*, case when outcome = 'sent' and held_id is null and (kind = 'photo' or link or kind = 'text' and (
          -- Few members have ten other conversations within the hour, so few texts have to be compared.
          select count(*) from (select from conversation_members where member_id = d.sender and conversation_id <> d.conversation_id
            and last_message_at > d.sent_at - interval '1 hour' limit 10) busy) = 10)
        -- Of concurrent sends of one text to many members, each sees those before it.
        then hold_cause(sender, conversation_id, last_seq = 0, kind, body, item, link, sent_at) end as cause
    from (
      select r.*, coalesce(refused, case
        when not confirmed then 'confirmation_required'
        when not is_reachable(sender, other) then 'recipient_gone'
        -- Counted under the wallet's lock: of two concurrent first messages, not both can be the second (CHAT-03).
        when started_by is null and not premium and (select count(*) from conversations c where c.started_by = r.sender) >= free_conversations
          then 'conversation_limit'
        when balance < price then 'not_enough_credits'
        when photo_gone then 'photo_gone'
        when about_gone and held_id is null then 'about_gone'
        else 'sent'
      end) as outcome from ruled r
    ) d
    where p_alone or held_id is null and kind <> 'photo'
  ), sent as materialized (
    select n, sender, conversation_id, conversation, last_seq + 1 as seq, member_a, member_b, message_id, kind, body, item, client_id, price,
      entry_id, balance - price as credits, sent_at, held_id, quoted
    from decided where outcome = 'sent' and cause is null
  ), counted as (
    insert into rate_limits as r (key, arrival) select 'message:m:' || sender, at + pace from decided where refused is null
      on conflict (key) do update set arrival = excluded.arrival
  ), held as (
    insert into held_messages (public_id, conversation_id, sender_id, kind, body, item, about, client_id, price, cause, created_at)
      select message_id, conversation_id, sender, kind, body, item, quoted, client_id, price, cause, sent_at from decided where cause is not null
  ), released as (
    update held_messages h set state = 'delivered' from sent s where h.id = s.held_id
  ), numbered as (
    update conversations c set last_seq = s.seq, started_by = coalesce(c.started_by, s.sender) from sent s where c.id = s.conversation_id
  ), paid as (
    insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, conversation_id, message_seq, created_at)
      select entry_id, sender, case kind when 'gift' then 'gifts' when 'photo' then 'photos' else 'messages' end,
        case kind when 'gift' then 'gift' when 'photo' then 'photo' else 'message' end, -price, credits, conversation_id, seq, sent_at
      from sent where price > 0
  ), written as (
    insert into messages (conversation_id, seq, public_id, sender_id, kind, body, item, about, client_id, cost, credits_after, created_at)
      select conversation_id, seq, message_id, sender, kind, body, item, quoted, client_id, price, credits, sent_at from sent
  ), listed as (
    update conversation_members m set unread = unread + (m.member_id <> s.sender)::int, hidden = false, last_message_at = s.sent_at,
        read_seq = case when m.member_id = s.sender and m.read_seq = s.seq - 1 then s.seq else m.read_seq end
      from (select member_a as member_id, * from sent union all select member_b, * from sent) s
      where m.member_id = s.member_id and m.conversation_id = s.conversation_id
  ), shown as (
    update chat_photos p set conversation_id = s.conversation_id, seq = s.seq from sent s where s.kind = 'photo' and p.public_id = s.item
  ), news as materialized (
    select event.member_id, event.payload, sent_at, row_number() over (partition by event.member_id order by n)
        + (select last_seq from member_streams stream where stream.member_id = event.member_id) as seq
    from (
      select s.*, jsonb_build_object('id', message_id, 'conversation_id', conversation, 'seq', seq, 'kind', kind, 'text', body,
        'icebreaker_id', case kind when 'icebreaker' then item end, 'gift_id', case kind when 'gift' then item end,
        'photo_id', case kind when 'photo' then item end, 'about', quoted, 'sent_at', iso_time(sent_at)) as message
      from sent s
    ) s cross join lateral (values
      (sender, jsonb_build_object('type', 'message', 'credits', credits,
        'message', message || jsonb_build_object('mine', true, 'client_id', client_id))),
      (member_a + member_b - sender, jsonb_build_object('type', 'message', 'message', message || '{"mine": false, "client_id": null}'))
    ) as event (member_id, payload)
  ), streamed as (
    update member_streams stream set last_seq = stream.last_seq + own.count
      from (select member_id, count(*) as count from news group by member_id) own where stream.member_id = own.member_id
  ), pushed as (
    -- One for each browser, unless one about this conversation already waits. is_reachable has read the receiver's row.
    insert into jobs (kind, key, payload, run_at, written_at)
      select 'push.news', 'push:' || (device->>'session') || ':' || s.conversation_id,
        jsonb_build_object('memberId', receiver.id, 'session', device->>'session', 'conversationId', s.conversation_id), s.sent_at, s.sent_at
      from sent s join members receiver on receiver.id = s.member_a + s.member_b - s.sender and receiver.push_subscriptions <> '[]'
        cross join lateral jsonb_array_elements(receiver.push_subscriptions) device
      on conflict (key) do nothing
  ), told as (
    insert into events (member_id, seq, payload, created_at) select member_id, seq, payload, sent_at from news
  )
  select n, case when cause is not null then 'message_held' else outcome end, coalesce(before_seq, last_seq + 1),
    coalesce(before_id, message_id), coalesce(before_at, sent_at), coalesce(before_credits, balance - price), other,
    case when before_seq is null then quoted else before_about end,
    case outcome when 'rate_limited' then greatest(1, ceil(wait / 1000))::int end
  from decided;
end $$;
