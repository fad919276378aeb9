-- A refund never exceeds the price paid for the member's own first message, whatever code books it.
create or replace function unanswered_gives() returns trigger language plpgsql as $$
declare
  paid int;
begin
  select cost into paid from messages where conversation_id = new.conversation_id and seq = new.message_seq and sender_id = new.member_id;
  if paid is null or new.amount > paid then
    raise exception 'the first message of conversation % cost member % no %', new.conversation_id, new.member_id, new.amount;
  end if;
  return null;
end $$;

create or replace trigger unanswered_gives after insert on ledger_entries for each row when (new.kind = 'unanswered') execute function unanswered_gives();
