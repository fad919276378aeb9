-- A wallet with ledger entries cannot be deleted: this replaces a foreign key, which would be checked for each message sent.
create or replace function keep_wallet() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where member_id = old.member_id) then
    raise exception 'the wallet of member % has entries', old.member_id;
  end if;
  return old;
end $$;

create or replace trigger wallet_keeps before delete on wallets for each row execute function keep_wallet();
