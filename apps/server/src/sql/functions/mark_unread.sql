-- Marks a conversation as unread: counts one where nothing is unread. Read messages stay read for the other side. Null: no such
-- conversation.
create or replace function mark_unread(p_member bigint, p_conversation text, p_at timestamptz) returns int language plpgsql as $$
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
