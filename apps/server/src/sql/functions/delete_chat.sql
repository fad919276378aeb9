-- Hides the member's own copy up to the last message (CHAT-05); the other side keeps theirs. The previous state is kept for restore_chat.
-- Returns false if this member has no such conversation.
create or replace function delete_chat(p_member bigint, p_conversation text, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_own conversation_members;
  v_last int;
begin
  select own.* into v_own from conversations c join conversation_members own on own.conversation_id = c.id and own.member_id = p_member
    where c.public_id = p_conversation for no key update of own;
  if not found then
    return false;
  end if;
  -- Read after the lock was taken: every message counted in the list has either committed by now, or waits for this lock.
  select last_seq into v_last from conversations where id = v_own.conversation_id;
  if v_own.hidden and v_own.cleared_seq = v_last then
    return true;
  end if;
  insert into deleted_chats as d (member_id, conversation_id, cleared_seq, read_seq, unread, deleted_at)
    values (p_member, v_own.conversation_id, v_own.cleared_seq, v_own.read_seq, v_own.unread, p_at)
    on conflict (member_id, conversation_id) do update set cleared_seq = excluded.cleared_seq, read_seq = excluded.read_seq,
      unread = excluded.unread, deleted_at = excluded.deleted_at, restored = false;
  update conversation_members set hidden = true, unread = 0, cleared_seq = v_last
    where member_id = p_member and conversation_id = v_own.conversation_id;
  perform append_event(p_member, jsonb_build_object('type', 'chat_deleted', 'conversation_id', p_conversation), p_at);
  return true;
end $$;
