-- A row that is gone bears no stamp, so its going is noted.
create or replace function note_search_removal() returns trigger language plpgsql as $$
begin
  insert into search_removals (member_id, changed) values (old.member_id, pg_current_xact_id())
    on conflict (member_id) do update set changed = excluded.changed;
  return null;
end $$;

create or replace trigger note_search_removal after delete on search_entries for each row execute function note_search_removal();
