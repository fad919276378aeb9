-- For tables to which rows are only added.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

-- What happened, happened. Marks of the seed are no acts of anybody.
create or replace trigger audit_append_only before update or delete on audit_log for each row
  when (old.action not like 'seed.%') execute function refuse_change();
