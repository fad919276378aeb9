-- By this a process sees what has changed since it read last. A number from a sequence would not do: those become visible out of order.
create or replace function stamp_search_entry() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

create or replace trigger stamp_search_entry before insert or update on search_entries for each row execute function stamp_search_entry();
