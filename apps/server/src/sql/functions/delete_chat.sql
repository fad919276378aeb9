-- Hides the member's own copy up to here (CHAT-05); the other side keeps theirs. False: no such conversation of this member.
create or replace function delete_chat(p_member bigint, p_conversation text, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_id bigint;
  v_last int;
begin
  select id into v_id from conversations where public_id = p_conversation and p_member in (member_a, member_b);
  if not found then
    return false;
  end if;
  perform from conversation_members where member_id = p_member and conversation_id = v_id for no key update;
  select last_seq into v_last from conversations where id = v_id;
  update conversation_members set hidden = true, unread = 0, cleared_seq = v_last
    where member_id = p_member and conversation_id = v_id and (not hidden or cleared_seq < v_last);
  if found then
    perform append_event(p_member, jsonb_build_object('type', 'chat_deleted', 'conversation_id', p_conversation), p_at);
  end if;
  return true;
end $$;
