-- The search reads this narrow copy of what it filters by, not the wide rows of members: any filter costs one pass over a few
-- megabytes at most. Triggers keep it; who is not shown to anybody is not in it.
create table search_entries (
  member_id bigint primary key references members on delete cascade,
  pool text not null,
  country char(2) not null,
  region_id text,
  gender text not null,
  birth_date date not null,
  -- The main photo is there and shown.
  photo boolean not null,
  sexuality text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  last_active_at timestamptz not null
) with (fillfactor = 85);
create index search_entries_recent on search_entries (pool, last_active_at desc, member_id desc);
create index search_entries_country on search_entries (pool, country, last_active_at desc, member_id desc);
create index search_entries_region on search_entries (region_id);

create function copy_to_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.confirmed_at is null then
    delete from search_entries where member_id = new.id;
    return null;
  end if;
  insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, sexuality, hair_colour, eye_colour, body_type,
      relationship_status, tattoos, last_active_at)
    values (new.id, new.pool, new.country, new.region_id, new.gender, new.birth_date,
      new.main_photo_id is not null and exists (select from photos where id = new.main_photo_id and state = 'active'),
      new.sexuality, new.hair_colour, new.eye_colour, new.body_type, new.relationship_status, new.tattoos, new.last_active_at)
    on conflict (member_id) do update set pool = excluded.pool, country = excluded.country, region_id = excluded.region_id,
      gender = excluded.gender, birth_date = excluded.birth_date, photo = excluded.photo, sexuality = excluded.sexuality,
      hair_colour = excluded.hair_colour, eye_colour = excluded.eye_colour, body_type = excluded.body_type,
      relationship_status = excluded.relationship_status, tattoos = excluded.tattoos, last_active_at = excluded.last_active_at;
  return null;
end $$;
create trigger copy_to_search after insert or update of status, confirmed_at, pool, country, region_id, gender, birth_date, main_photo_id,
  sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos on members for each row execute function copy_to_search();

-- By far the most frequent change, so it has a way of its own.
create function copy_activity() returns trigger language plpgsql as $$
begin
  update search_entries set last_active_at = new.last_active_at where member_id = new.id;
  return null;
end $$;
create trigger copy_activity after update of last_active_at on members for each row
  when (old.last_active_at <> new.last_active_at) execute function copy_activity();

create function copy_photo_state() returns trigger language plpgsql as $$
begin
  update search_entries e set photo = new.state = 'active' from members m
    where m.id = new.member_id and m.main_photo_id = new.id and e.member_id = m.id;
  return null;
end $$;
create trigger copy_photo_state after update of state on photos for each row when (old.state <> new.state) execute function copy_photo_state();

insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, sexuality, hair_colour, eye_colour, body_type,
    relationship_status, tattoos, last_active_at)
  select m.id, m.pool, m.country, m.region_id, m.gender, m.birth_date, p.id is not null, m.sexuality, m.hair_colour, m.eye_colour, m.body_type,
    m.relationship_status, m.tattoos, m.last_active_at
  from members m left join photos p on p.id = m.main_photo_id and p.state = 'active'
  where m.status = 'active' and m.confirmed_at is not null;
