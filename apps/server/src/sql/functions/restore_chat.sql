-- Undoes the member's last deletion of a chat, unless it was before p_since (CHAT-05): the hidden messages return, before those that came
-- since, and what the deletion withdrew waits for a moderator again, or for its sender if it was released. Returns restored, too_late, or
-- not_found if this member has no such conversation.
--
-- A block ends a conversation under its lock, for good, and deletes the state kept for this: a later restore finds it gone.
create or replace function restore_chat(p_member bigint, p_conversation text, p_since timestamptz, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_id bigint;
  v_last int;
  v_own conversation_members;
  v_kept deleted_chats;
begin
  select id, last_seq into v_id, v_last from conversations
    where public_id = p_conversation and p_member in (member_a, member_b) for no key update;
  if not found then
    return 'not_found';
  end if;
  perform from held_messages where sender_id = p_member and conversation_id = v_id and state = 'withdrawn' for no key update;
  select * into v_own from conversation_members where member_id = p_member and conversation_id = v_id for no key update;
  select * into v_kept from deleted_chats where member_id = p_member and conversation_id = v_id;
  -- Whether the other side left or blocked this member is not revealed.
  if not found or v_kept.deleted_at < p_since or not is_reachable(p_member, v_own.other_id) then
    return 'too_late';
  end if;
  if v_kept.restored then
    return 'restored';
  end if;
  update deleted_chats set restored = true where member_id = p_member and conversation_id = v_id;
  update held_messages set state = case when decided_at is null then 'waiting' else 'approved' end
    where id = any (v_kept.withdrawn) and state = 'withdrawn';
  -- Counts again, including messages that arrived meanwhile. A mark as unread stays, unless something was read meanwhile.
  -- Without messages it stays hidden, as a new one is.
  update conversation_members own set hidden = (v_kept.cleared_seq = v_last), cleared_seq = v_kept.cleared_seq, unread = greatest(
      (select count(*) from messages m where m.conversation_id = v_id and m.sender_id <> p_member
        and m.seq > greatest(v_own.read_seq, v_kept.cleared_seq)),
      v_own.unread, case when v_own.read_seq = v_kept.read_seq then v_kept.unread else 0 end)
    where own.member_id = p_member and own.conversation_id = v_id;
  perform append_event(p_member, '{"type":"chats_changed"}', p_at);
  return 'restored';
end $$;
