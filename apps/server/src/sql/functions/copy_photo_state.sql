-- A decision about the main photo changes no row of members, but does change search results.
create or replace function copy_photo_state() returns trigger language plpgsql as $$
begin
  update search_entries e set photo = new.state = 'active' from members m
    where m.id = new.member_id and m.main_photo_id = new.id and e.member_id = m.id;
  return null;
end $$;

create or replace trigger copy_photo_state after update of state on photos for each row when (old.state <> new.state) execute function copy_photo_state();
