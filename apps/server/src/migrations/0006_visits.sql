-- Who looked (MEM-08): at most one visit a visitor, member and day.
create table visits (
  member_id bigint not null references members on delete cascade,
  visitor_id bigint not null references members on delete cascade,
  day date not null,
  visited_at timestamptz not null,
  seen_at timestamptz,
  primary key (member_id, visitor_id, day),
  check (member_id <> visitor_id)
);
create index visits_visitor on visits (visitor_id);
create index visits_day on visits (day);

-- Wish of the member; it acts while the member is premium.
alter table members add column invisible_since timestamptz;

-- The order of the search must not tell when somebody invisible is there: the copy stands still, beyond what counts as online.
create function shown_activity(p_active timestamptz, p_invisible timestamptz, p_premium timestamptz) returns timestamptz
  language sql immutable as $$
  select case when p_invisible is not null and p_premium is not null then least(p_active, p_invisible - interval '5 minutes') else p_active end
$$;

create or replace function copy_to_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.confirmed_at is null then
    delete from search_entries where member_id = new.id;
    return null;
  end if;
  insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, sexuality, hair_colour, eye_colour, body_type,
      relationship_status, tattoos, last_active_at)
    values (new.id, new.pool, new.country, new.region_id, new.gender, new.birth_date,
      new.main_photo_id is not null and exists (select from photos where id = new.main_photo_id and state = 'active'),
      new.sexuality, new.hair_colour, new.eye_colour, new.body_type, new.relationship_status, new.tattoos,
      shown_activity(new.last_active_at, new.invisible_since, new.premium_since))
    on conflict (member_id) do update set pool = excluded.pool, country = excluded.country, region_id = excluded.region_id,
      gender = excluded.gender, birth_date = excluded.birth_date, photo = excluded.photo, sexuality = excluded.sexuality,
      hair_colour = excluded.hair_colour, eye_colour = excluded.eye_colour, body_type = excluded.body_type,
      relationship_status = excluded.relationship_status, tattoos = excluded.tattoos, last_active_at = excluded.last_active_at;
  return null;
end $$;
drop trigger copy_to_search on members;
create trigger copy_to_search after insert or update of status, confirmed_at, pool, country, region_id, gender, birth_date, main_photo_id,
  sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos, invisible_since, premium_since on members
  for each row execute function copy_to_search();

create or replace function copy_activity() returns trigger language plpgsql as $$
begin
  update search_entries set last_active_at = shown_activity(new.last_active_at, new.invisible_since, new.premium_since) where member_id = new.id;
  return null;
end $$;
drop trigger copy_activity on members;
create trigger copy_activity after update of last_active_at on members for each row
  when (old.last_active_at <> new.last_active_at and (new.invisible_since is null or new.premium_since is null)) execute function copy_activity();
