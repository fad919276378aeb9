-- Hides the member's own copy up to the last message (CHAT-05); the other side keeps theirs. Withdraws the member's messages that wait for a
-- moderator: delivered later, they would start the conversation again, and cost. The previous state is kept for restore_chat. Returns false
-- if this member has no such conversation.
create or replace function delete_chat(p_member bigint, p_conversation text, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_id bigint;
  v_own conversation_members;
  v_last int;
  v_withdrawn bigint[];
begin
  -- Under this lock messages get their numbers, and are held: all of them are found below.
  select id, last_seq into v_id, v_last from conversations
    where public_id = p_conversation and p_member in (member_a, member_b) for no key update;
  if not found then
    return false;
  end if;
  with withdrawn as (
    update held_messages set state = 'withdrawn'
      where sender_id = p_member and conversation_id = v_id and state in ('waiting', 'approved') returning id
  )
  select coalesce(array_agg(id), '{}') into v_withdrawn from withdrawn;
  select * into v_own from conversation_members where member_id = p_member and conversation_id = v_id for no key update;
  if not found then
    return false;
  end if;
  if v_own.hidden and v_own.cleared_seq = v_last and v_withdrawn = '{}' then
    return true;
  end if;
  insert into deleted_chats as d (member_id, conversation_id, cleared_seq, read_seq, unread, deleted_at, withdrawn)
    values (p_member, v_id, v_own.cleared_seq, v_own.read_seq, v_own.unread, p_at, v_withdrawn)
    on conflict (member_id, conversation_id) do update set cleared_seq = excluded.cleared_seq, read_seq = excluded.read_seq,
      unread = excluded.unread, deleted_at = excluded.deleted_at, withdrawn = excluded.withdrawn, restored = false;
  update conversation_members set hidden = true, unread = 0, cleared_seq = v_last
    where member_id = p_member and conversation_id = v_id;
  perform append_event(p_member, jsonb_build_object('type', 'chat_deleted', 'conversation_id', p_conversation), p_at);
  return true;
end $$;
