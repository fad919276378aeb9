-- Sends one message, whole or not at all (security.md section 4). Outcomes: sent, repeated, idempotency_conflict, not_found,
-- confirmation_required, recipient_gone, conversation_limit, not_enough_credits, rate_limited, message_held, message_refused.
--
-- Locks are taken in this order, here and in mark_read, mark_unread and delete_chat: conversation, wallet, conversation_members (by
-- conversation, then member), member_streams (by member). Whoever takes them so cannot deadlock.
create or replace function send_message(
  p_sender bigint, p_conversation text, p_message_id text, p_kind text, p_body text, p_item text, p_client_id uuid,
  p_price int, p_entry_id text, p_at timestamptz, p_free_conversations int, p_burst int, p_interval int,
  p_link boolean default false
) returns table (
  outcome text, seq int, message_id text, sent_at timestamptz, credits int, receiver_id bigint, retry_after int
) language plpgsql
-- A connection's first sends plan for all that follow. With a few hundred messages there, the plan would be to read them all for each
-- send, and would stay so until the table is next analysed: a minute of sending, by the end of which they are many.
set enable_seqscan = off as $$
#variable_conflict use_column
declare
  v_conversation conversations;
  v_other bigint;
  v_before messages;
  v_held held_messages;
  v_cause text;
  v_confirmed boolean;
  v_premium boolean;
  v_balance int;
  v_now double precision := extract(epoch from p_at) * 1000;
  v_arrival double precision;
  v_low bigint;
  v_high bigint;
  v_message jsonb;
  v_own jsonb;
  v_others jsonb;
begin
  select * into v_conversation from conversations
    where public_id = p_conversation and p_sender in (member_a, member_b) for no key update;
  if not found then
    return query select 'not_found', null::int, null::text, null::timestamptz, null::int, null::bigint, null::int;
    return;
  end if;
  v_low := v_conversation.member_a;
  v_high := v_conversation.member_b;
  v_other := v_low + v_high - p_sender;

  select * into v_before from messages where sender_id = p_sender and client_id = p_client_id;
  if found then
    return query select
      case when v_before.conversation_id = v_conversation.id and v_before.kind = p_kind
        and v_before.body is not distinct from p_body and v_before.item is not distinct from p_item
        then 'repeated' else 'idempotency_conflict' end,
      v_before.seq, v_before.public_id, v_before.created_at, v_before.credits_after, v_other, null::int;
    return;
  end if;

  select * into v_held from held_messages where sender_id = p_sender and client_id = p_client_id;
  -- What a person released is delivered as it was looked at, and nothing else under its client id.
  if found and (v_held.state <> 'approved' or v_held.conversation_id <> v_conversation.id or v_held.kind <> p_kind
      or v_held.body is distinct from p_body or v_held.item is distinct from p_item) then
    return query select
      case when v_held.conversation_id <> v_conversation.id or v_held.kind <> p_kind
          or v_held.body is distinct from p_body or v_held.item is distinct from p_item then 'idempotency_conflict'
        when v_held.state = 'refused' then 'message_refused' else 'message_held' end,
      null::int, null::text, null::timestamptz, null::int, v_other, null::int;
    return;
  end if;

  insert into rate_limits as r (key, arrival) values ('message:m:' || p_sender, v_now + p_interval)
    on conflict (key) do update set arrival = known_arrival(r.arrival, v_now, p_interval * (p_burst - 1), p_interval) + p_interval
      where known_arrival(r.arrival, v_now, p_interval * (p_burst - 1), p_interval) - v_now <= p_interval * (p_burst - 1);
  if not found then
    select arrival into v_arrival from rate_limits where key = 'message:m:' || p_sender;
    return query select 'rate_limited', null::int, null::text, null::timestamptz, null::int, null::bigint,
      greatest(1, ceil((v_arrival - p_interval * (p_burst - 1) - v_now) / 1000))::int;
    return;
  end if;

  select status = 'active' and confirmed_at is not null, premium_since is not null into v_confirmed, v_premium
    from members where id = p_sender;
  if not v_confirmed or not is_reachable(p_sender, v_other) then
    return query select case when v_confirmed then 'recipient_gone' else 'confirmation_required' end,
      null::int, null::text, null::timestamptz, null::int, null::bigint, null::int;
    return;
  end if;

  select balance into v_balance from wallets where member_id = p_sender for no key update;
  if not found then
    insert into wallets (member_id) values (p_sender) on conflict do nothing;
    select balance into v_balance from wallets where member_id = p_sender for no key update;
  end if;
  -- Counted under the wallet's lock: two first messages at the same time cannot both be the second (CHAT-03).
  if v_conversation.started_by is null and not v_premium then
    if (select count(*) from conversations where started_by = p_sender) >= p_free_conversations then
      return query select 'conversation_limit', null::int, null::text, null::timestamptz, null::int, null::bigint, null::int;
      return;
    end if;
  end if;
  if v_balance < p_price then
    return query select 'not_enough_credits', null::int, null::text, null::timestamptz, null::int, null::bigint, null::int;
    return;
  end if;

  if v_held.id is null then
    -- Looked at under the wallet's lock: of texts to many at the same moment each sees those before it.
    v_cause := hold_cause(p_sender, v_conversation.id, v_conversation.last_seq = 0, p_kind, p_body, p_item, p_link, p_at);
    if v_cause is not null then
      insert into held_messages (public_id, conversation_id, sender_id, kind, body, item, client_id, price, cause, created_at)
        values (p_message_id, v_conversation.id, p_sender, p_kind, p_body, p_item, p_client_id, p_price, v_cause, p_at);
      return query select 'message_held', null::int, null::text, null::timestamptz, null::int, v_other, null::int;
      return;
    end if;
  else
    update held_messages set state = 'delivered' where id = v_held.id;
  end if;

  update conversations set last_seq = last_seq + 1, started_by = coalesce(started_by, p_sender) where id = v_conversation.id
    returning last_seq into v_conversation.last_seq;
  if p_price > 0 then
    insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, conversation_id, message_seq, created_at)
      values (p_entry_id, p_sender, case p_kind when 'gift' then 'gifts' when 'photo' then 'photos' else 'messages' end,
        case p_kind when 'gift' then 'gift' when 'photo' then 'photo' else 'message' end, -p_price, v_balance - p_price, v_conversation.id, v_conversation.last_seq, p_at);
    v_balance := v_balance - p_price;
  end if;
  insert into messages (conversation_id, seq, public_id, sender_id, kind, body, item, client_id, cost, credits_after, created_at)
    values (v_conversation.id, v_conversation.last_seq, p_message_id, p_sender, p_kind, p_body, p_item, p_client_id, p_price, v_balance, p_at);
  if p_kind = 'photo' then
    update chat_photos set conversation_id = v_conversation.id, seq = v_conversation.last_seq
      where public_id = p_item and member_id = p_sender and state = 'active' and seq is null;
    if not found then
      raise exception 'photo % cannot be sent', p_item;
    end if;
  end if;

  update conversation_members set unread = unread + (member_id <> p_sender)::int, hidden = false, last_message_at = p_at,
      read_seq = case when member_id = p_sender and read_seq = v_conversation.last_seq - 1 then v_conversation.last_seq else read_seq end
    where member_id = v_low and conversation_id = v_conversation.id;
  update conversation_members set unread = unread + (member_id <> p_sender)::int, hidden = false, last_message_at = p_at,
      read_seq = case when member_id = p_sender and read_seq = v_conversation.last_seq - 1 then v_conversation.last_seq else read_seq end
    where member_id = v_high and conversation_id = v_conversation.id;

  v_message := jsonb_build_object('id', p_message_id, 'conversation_id', p_conversation, 'seq', v_conversation.last_seq, 'kind', p_kind,
    'text', p_body, 'icebreaker_id', case when p_kind = 'icebreaker' then p_item end, 'gift_id', case when p_kind = 'gift' then p_item end,
    'photo_id', case when p_kind = 'photo' then p_item end, 'sent_at', iso_time(p_at));
  v_own := jsonb_build_object('type', 'message', 'message', v_message || jsonb_build_object('mine', true, 'client_id', p_client_id), 'credits', v_balance);
  v_others := jsonb_build_object('type', 'message', 'message', v_message || '{"mine": false, "client_id": null}');
  perform append_event(v_low, case when v_low = p_sender then v_own else v_others end, p_at);
  perform append_event(v_high, case when v_high = p_sender then v_own else v_others end, p_at);
  return query select 'sent', v_conversation.last_seq, p_message_id, p_at, v_balance, v_other, null::int;
end $$;
