-- Marks everything up to p_seq as read. Counts unread messages again under the row's lock, so the count is exact whatever is sent
-- meanwhile. The event includes it, because a device cannot count messages it has not loaded.
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
  -- Read after the lock was taken: every message counted as unread has either committed by now, or waits for this lock.
  select least(p_seq, last_seq) into v_last from conversations where id = v_id;
  if v_last <= v_own.read_seq then
    -- Only a mark as unread was removed: this notifies only the viewer's own devices.
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
    if (select bool_and(shows_reading) from members where id in (p_reader, v_own.other_id)) then
      perform append_event(v_own.other_id, v_payload || '{"type":"read"}', p_at);
    elsif v_own.delivered_seq < v_last then
      perform append_event(v_own.other_id, v_payload || '{"type":"delivered"}', p_at);
    end if;
  end if;
  if p_reader > v_own.other_id then
    perform append_event(p_reader, v_own_payload, p_at);
  end if;
  return query select v_unread, v_own.other_id, true;
end $$;
