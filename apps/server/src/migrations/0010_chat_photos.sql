-- Photos in conversations (CHAT-10), and messages that wait for a person before they are delivered (security.md section 8).

create table chat_photos (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  -- Of the message it is for: an upload that is repeated finds it.
  client_id uuid not null,
  -- Of the bytes that came: another picture under the same client id is refused.
  upload_hash bytea not null,
  content_hash bytea not null,
  state text not null check (state in ('inspected', 'active', 'rejected')),
  width int not null,
  height int not null,
  -- Unrelated random names, one a size, so that one address never leads to another.
  file_full text not null unique,
  file_thumb text not null unique,
  file_blur text not null unique,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- The message that shows it; null until that is sent.
  conversation_id bigint references conversations on delete cascade,
  seq int,
  -- When the receiver lifted the veil.
  opened_at timestamptz,
  unique (member_id, client_id),
  unique (conversation_id, seq)
);
create index chat_photos_unsent on chat_photos (created_at) where seq is null;
create index chat_photos_refused on chat_photos (content_hash) where state = 'rejected';

create table held_messages (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  conversation_id bigint not null references conversations on delete cascade,
  sender_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('text', 'photo')),
  body text,
  -- Public id of the photo.
  item text,
  client_id uuid not null,
  -- What the sender was shown; charged when it is delivered, and never when it is not.
  price int not null,
  cause text not null check (cause in ('link', 'repeated', 'photo')),
  -- approved: a person released it, and it is delivered with the next try of the sender if it could not be at once.
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'delivered', 'refused')),
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (sender_id, client_id)
);
create index held_messages_waiting on held_messages (id) where state = 'waiting';
create index held_messages_refused on held_messages (sender_id) where state = 'refused';

alter table ledger_entries drop constraint ledger_entries_counter_account_check, drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_counter_account_check
    check (counter_account in ('signup_bonus', 'sales', 'messages', 'gifts', 'photos', 'reversals', 'corrections')) not valid,
  add constraint ledger_entries_kind_check check (kind in ('signup', 'purchase', 'message', 'gift', 'photo', 'reversal', 'correction')) not valid;
alter table notices drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('warning', 'photo_refused', 'photo_removed', 'account_disabled', 'message_refused'));

-- What is left of a text when it is varied a little: letters and digits. Of a text without any, the text.
create function text_key(p_text text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(lower(p_text), '[^[:alnum:]]+', '', 'g'), ''), p_text)
$$;

-- Why a message waits for a person before it is delivered, or null when it does not (security.md section 8).
-- link: among the first five messages of a member, or the first one to somebody in the first week.
-- repeated: the eleventh member and all after it who would get the same text within an hour.
create function hold_cause(
  p_sender bigint, p_conversation bigint, p_first boolean, p_kind text, p_body text, p_item text, p_link boolean, p_at timestamptz
) returns text language plpgsql stable as $$
declare
  v_since timestamptz := p_at - interval '1 hour';
begin
  if p_kind = 'photo' then
    return (select 'photo' from chat_photos where public_id = p_item and state = 'inspected');
  end if;
  if p_kind <> 'text' then
    return null;
  end if;
  if p_link then
    if (select count(*) from (select from messages where sender_id = p_sender limit 5) sent) < 5
      or p_first and (select signup_at > p_at - interval '7 days' from members where id = p_sender) then
      return 'link';
    end if;
  end if;
  -- Almost nobody has ten other conversations within the hour, so almost nobody's texts are compared.
  if (select count(*) from (select from conversation_members where member_id = p_sender and conversation_id <> p_conversation
      and last_message_at > v_since limit 10) busy) < 10 then
    return null;
  end if;
  if (select count(*) from (
      select from conversation_members own join conversations c on c.id = own.conversation_id
      where own.member_id = p_sender and own.conversation_id <> p_conversation and own.last_message_at > v_since and exists (
        select from messages m where m.conversation_id = c.id and m.seq > c.last_seq - 20 and m.sender_id = p_sender and m.kind = 'text'
          and m.created_at > v_since and abs(length(m.body) - length(p_body)) <= 8 and text_key(m.body) = text_key(p_body))
      limit 10) same) = 10 then
    return 'repeated';
  end if;
  return null;
end $$;

-- Sends one message, whole or not at all (security.md section 4). Outcomes: sent, repeated, idempotency_conflict, not_found,
-- confirmation_required, recipient_gone, conversation_limit, not_enough_credits, rate_limited, message_held, message_refused.
drop function send_message(bigint, text, text, text, text, text, uuid, int, text, timestamptz, int, int, int);
create function send_message(
  p_sender bigint, p_conversation text, p_message_id text, p_kind text, p_body text, p_item text, p_client_id uuid,
  p_price int, p_entry_id text, p_at timestamptz, p_free_conversations int, p_burst int, p_interval int,
  p_link boolean default false
) returns table (
  outcome text, seq int, message_id text, sent_at timestamptz, credits int, receiver_id bigint, retry_after int
) language plpgsql as $$
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
  if found and v_held.state <> 'approved' then
    return query select
      case when v_held.conversation_id <> v_conversation.id or v_held.kind <> p_kind
          or v_held.body is distinct from p_body or v_held.item is distinct from p_item then 'idempotency_conflict'
        when v_held.state = 'refused' then 'message_refused' else 'message_held' end,
      null::int, null::text, null::timestamptz, null::int, v_other, null::int;
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
