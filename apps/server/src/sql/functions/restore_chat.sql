-- Undoes the member's last deletion of a chat, unless that was before p_since (CHAT-05): what it hid is there again, before what came
-- since. Says what came of it: restored, too_late, or not_found without such a conversation of this member.
--
-- A block ends a conversation under the lock on it, for good, and takes what is kept here with it: whoever comes second finds that done.
create or replace function restore_chat(p_member bigint, p_conversation text, p_since timestamptz, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_id bigint;
  v_own conversation_members;
  v_kept deleted_chats;
begin
  select id into v_id from conversations where public_id = p_conversation and p_member in (member_a, member_b) for no key update;
  if not found then
    return 'not_found';
  end if;
  select * into v_own from conversation_members where member_id = p_member and conversation_id = v_id for no key update;
  select * into v_kept from deleted_chats where member_id = p_member and conversation_id = v_id;
  -- Whether the other side left or blocked this one is for nobody to tell.
  if not found or v_kept.deleted_at < p_since or not is_reachable(p_member, v_own.other_id) then
    return 'too_late';
  end if;
  if v_kept.restored then
    return 'restored';
  end if;
  update deleted_chats set restored = true where member_id = p_member and conversation_id = v_id;
  -- Counted anew, with what came since. What was put back to unread stays so, unless something was read meanwhile.
  update conversation_members own set hidden = false, cleared_seq = v_kept.cleared_seq, unread = greatest(
      (select count(*) from messages m where m.conversation_id = v_id and m.sender_id <> p_member
        and m.seq > greatest(v_own.read_seq, v_kept.cleared_seq)),
      v_own.unread, case when v_own.read_seq = v_kept.read_seq then v_kept.unread else 0 end)
    where own.member_id = p_member and own.conversation_id = v_id;
  perform append_event(p_member, '{"type":"chats_changed"}', p_at);
  return 'restored';
end $$;
