-- Each process keeps the columns of search_entries in memory and reads before each search what has changed since: by the transaction
-- that changed it, because numbers from a sequence become visible out of order.
alter table search_entries add column changed xid8 not null default pg_current_xact_id();
create index search_entries_changed on search_entries (changed);

create table search_removals (
  member_id bigint primary key,
  changed xid8 not null
);
create index search_removals_changed on search_removals (changed);

create function stamp_search_entry() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;
create trigger stamp_search_entry before insert or update on search_entries for each row execute function stamp_search_entry();

create function note_search_removal() returns trigger language plpgsql as $$
begin
  insert into search_removals (member_id, changed) values (old.member_id, pg_current_xact_id())
    on conflict (member_id) do update set changed = excluded.changed;
  return null;
end $$;
create trigger note_search_removal after delete on search_entries for each row execute function note_search_removal();
