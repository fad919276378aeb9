-- Moves the balance with the entry, and only to the entry's value. After, not before: an insert that does nothing (on conflict) must change
-- nothing.
create or replace function ledger_after() returns trigger language plpgsql as $$
begin
  update wallets set balance = new.balance_after,
      overdrawn = new.balance_after < 0 and (new.kind = 'reversal' or overdrawn and new.amount > 0)
    where member_id = new.member_id and balance + new.amount = new.balance_after;
  if not found then
    raise exception 'the balance of member % after this entry is not %', new.member_id, new.balance_after;
  end if;
  return null;
end $$;

create or replace trigger ledger_after after insert on ledger_entries for each row execute function ledger_after();
