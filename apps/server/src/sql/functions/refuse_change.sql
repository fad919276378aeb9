-- For append-only tables.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

create or replace trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change();
