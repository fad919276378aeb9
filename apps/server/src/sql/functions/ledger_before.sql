-- A writer who holds the wallet's lock may give the balance after the entry; otherwise it is read here, under that lock. So is the number:
-- one drawn before the lock was taken may be lower than that of the previous entry.
create or replace function ledger_before() returns trigger language plpgsql as $$
begin
  select balance + new.amount into new.balance_after from wallets where member_id = new.member_id for no key update;
  if not found then
    insert into wallets (member_id) values (new.member_id) on conflict do nothing;
    select balance + new.amount into new.balance_after from wallets where member_id = new.member_id for no key update;
  end if;
  new.id = nextval('ledger_entries_id_seq');
  return new;
end $$;

create or replace trigger ledger_before before insert on ledger_entries for each row when (new.balance_after is null) execute function ledger_before();
