-- Why a message waits for a moderator before delivery, or null if it does not (security.md section 8).
-- link: among the first five messages of a member, or the first one to another member in the first week.
-- repeated: the eleventh recipient of the same text within an hour, and all later ones.
create or replace function hold_cause(
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
