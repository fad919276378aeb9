-- By far the most frequent change of a member, so it has a trigger of its own beside copy_to_search.
create or replace function copy_activity() returns trigger language plpgsql as $$
begin
  update search_entries set last_active_at = shown_activity(new.last_active_at, new.invisible_since, new.premium_since) where member_id = new.id;
  return null;
end $$;

create or replace trigger copy_activity after update of last_active_at on members for each row
  when (old.last_active_at <> new.last_active_at and (new.invisible_since is null or new.premium_since is null)) execute function copy_activity();
