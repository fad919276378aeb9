-- Sending says nothing of what the sender has not seen: their own message counts as read only where everything before it does.
-- What is left unread after reading travels with the event, because a device cannot count what it has not loaded.

-- Sends one message, whole or not at all (security.md section 4). Outcomes: sent, repeated, idempotency_conflict, not_found,
-- confirmation_required, recipient_gone, conversation_limit, not_enough_credits, rate_limited.
create or replace function send_message(
  p_sender bigint, p_conversation text, p_message_id text, p_kind text, p_body text, p_item text, p_client_id uuid,
  p_price int, p_entry_id text, p_at timestamptz, p_free_conversations int, p_burst int, p_interval int
) returns table (
  outcome text, seq int, message_id text, sent_at timestamptz, credits int, receiver_id bigint, retry_after int
) language plpgsql as $$
#variable_conflict use_column
declare
  v_conversation conversations;
  v_other bigint;
  v_before messages;
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

  insert into rate_limits as r (key, arrival) values ('message:m:' || p_sender, v_now + p_interval)
    on conflict (key) do update set arrival = greatest(r.arrival, v_now) + p_interval
      where greatest(r.arrival, v_now) - v_now <= p_interval * (p_burst - 1);
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

  update conversations set last_seq = last_seq + 1, started_by = coalesce(started_by, p_sender) where id = v_conversation.id
    returning last_seq into v_conversation.last_seq;
  if p_price > 0 then
    insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, conversation_id, message_seq, created_at)
      values (p_entry_id, p_sender, case when p_kind = 'gift' then 'gifts' else 'messages' end,
        case when p_kind = 'gift' then 'gift' else 'message' end, -p_price, v_balance - p_price, v_conversation.id, v_conversation.last_seq, p_at);
    v_balance := v_balance - p_price;
  end if;
  insert into messages (conversation_id, seq, public_id, sender_id, kind, body, item, client_id, cost, credits_after, created_at)
    values (v_conversation.id, v_conversation.last_seq, p_message_id, p_sender, p_kind, p_body, p_item, p_client_id, p_price, v_balance, p_at);

  update conversation_members set unread = unread + (member_id <> p_sender)::int, hidden = false, last_message_at = p_at,
      read_seq = case when member_id = p_sender and read_seq = v_conversation.last_seq - 1 then v_conversation.last_seq else read_seq end
    where member_id = v_low and conversation_id = v_conversation.id;
  update conversation_members set unread = unread + (member_id <> p_sender)::int, hidden = false, last_message_at = p_at,
      read_seq = case when member_id = p_sender and read_seq = v_conversation.last_seq - 1 then v_conversation.last_seq else read_seq end
    where member_id = v_high and conversation_id = v_conversation.id;

  v_message := jsonb_build_object('id', p_message_id, 'conversation_id', p_conversation, 'seq', v_conversation.last_seq, 'kind', p_kind,
    'text', p_body, 'icebreaker_id', case when p_kind = 'icebreaker' then p_item end, 'gift_id', case when p_kind = 'gift' then p_item end,
    'sent_at', iso_time(p_at));
  v_own := jsonb_build_object('type', 'message', 'message', v_message || jsonb_build_object('mine', true, 'client_id', p_client_id), 'credits', v_balance);
  v_others := jsonb_build_object('type', 'message', 'message', v_message || '{"mine": false, "client_id": null}');
  perform append_event(v_low, case when v_low = p_sender then v_own else v_others end, p_at);
  perform append_event(v_high, case when v_high = p_sender then v_own else v_others end, p_at);
  return query select 'sent', v_conversation.last_seq, p_message_id, p_at, v_balance, v_other, null::int;
end $$;

-- Everything up to p_seq was read. Unread is counted anew under the row's lock, so it is exact whatever is sent meanwhile.
create or replace function mark_read(p_reader bigint, p_conversation text, p_seq int, p_at timestamptz)
  returns table (unread int, other_id bigint, advanced boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_id bigint;
  v_last int;
  v_own conversation_members;
  v_payload jsonb;
  v_own_payload jsonb;
  v_unread int;
begin
  select id into v_id from conversations where public_id = p_conversation and p_reader in (member_a, member_b);
  if not found then
    return;
  end if;
  select * into v_own from conversation_members where member_id = p_reader and conversation_id = v_id for no key update;
  if not found then
    return;
  end if;
  -- Read after the lock was taken: a message that counts as unread has by now committed, or waits for this lock.
  select least(p_seq, last_seq) into v_last from conversations where id = v_id;
  if v_last <= v_own.read_seq then
    -- Read again after it was put back to unread: only the viewer's own devices hear of it.
    select count(*) into v_unread from messages m
      where m.conversation_id = v_id and m.seq > greatest(v_own.read_seq, v_own.cleared_seq) and m.sender_id <> p_reader;
    if v_unread < v_own.unread then
      update conversation_members set unread = v_unread where member_id = p_reader and conversation_id = v_id;
      perform append_event(p_reader, '{"type":"chats_changed"}', p_at);
    end if;
    return query select v_unread, v_own.other_id, v_unread < v_own.unread;
    return;
  end if;
  update conversation_members set read_seq = v_last, delivered_seq = greatest(delivered_seq, v_last),
      unread = (select count(*) from messages m where m.conversation_id = v_id and m.seq > greatest(v_last, v_own.cleared_seq) and m.sender_id <> p_reader)
    where member_id = p_reader and conversation_id = v_id
    returning unread into v_unread;
  v_payload := jsonb_build_object('conversation_id', p_conversation, 'seq', v_last);
  v_own_payload := v_payload || jsonb_build_object('type', 'own_read', 'num_unread_messages', v_unread);
  if p_reader < v_own.other_id then
    perform append_event(p_reader, v_own_payload, p_at);
  end if;
  if is_reachable(p_reader, v_own.other_id) then
    perform append_event(v_own.other_id, v_payload || '{"type":"read"}', p_at);
  end if;
  if p_reader > v_own.other_id then
    perform append_event(p_reader, v_own_payload, p_at);
  end if;
  return query select v_unread, v_own.other_id, true;
end $$;

-- Unread again: one is counted where nothing is unread. What was read stays read for the other side. Null: no such conversation.
create function mark_unread(p_member bigint, p_conversation text, p_at timestamptz) returns int language plpgsql as $$
declare
  v_own conversation_members;
begin
  select own.* into v_own from conversations c join conversation_members own on own.conversation_id = c.id and own.member_id = p_member
    where c.public_id = p_conversation and not own.hidden and c.last_seq > own.cleared_seq for no key update of own;
  if not found then
    return null;
  end if;
  if v_own.unread = 0 then
    update conversation_members set unread = 1 where member_id = p_member and conversation_id = v_own.conversation_id;
    perform append_event(p_member, '{"type":"chats_changed"}', p_at);
  end if;
  return greatest(v_own.unread, 1);
end $$;
