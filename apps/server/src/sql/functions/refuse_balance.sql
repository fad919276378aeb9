-- A balance is the sum of the member's entries: a wallet is created empty, and only ledger_after changes it.
create or replace function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes only by a ledger entry';
end $$;

create or replace trigger wallet_only_by_ledger before update on wallets for each row
  when (new.balance <> old.balance and pg_trigger_depth() = 0) execute function refuse_balance();

create or replace trigger wallet_starts_empty before insert on wallets for each row when (new.balance <> 0) execute function refuse_balance();
