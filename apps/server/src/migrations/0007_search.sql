-- Search by languages, cells and new members; both orders by keyset; the saved search.

alter table members add column languages text[] not null default '{}';

alter table search_entries add column signup_at timestamptz, add column languages text[] not null default '{}', add column cell_x int, add column cell_y int;
update search_entries e set signup_at = m.signup_at, cell_x = m.cell_x, cell_y = m.cell_y from members m where m.id = e.member_id;
alter table search_entries alter column signup_at set not null;
create index search_entries_new on search_entries (pool, signup_at desc, member_id desc);
create index search_entries_cell on search_entries (cell_y, cell_x) where cell_y is not null;

create or replace function copy_to_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.confirmed_at is null then
    delete from search_entries where member_id = new.id;
    return null;
  end if;
  insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, sexuality, hair_colour, eye_colour, body_type,
      relationship_status, tattoos, last_active_at, signup_at, languages, cell_x, cell_y)
    values (new.id, new.pool, new.country, new.region_id, new.gender, new.birth_date,
      new.main_photo_id is not null and exists (select from photos where id = new.main_photo_id and state = 'active'),
      new.sexuality, new.hair_colour, new.eye_colour, new.body_type, new.relationship_status, new.tattoos,
      shown_activity(new.last_active_at, new.invisible_since, new.premium_since), new.signup_at, new.languages, new.cell_x, new.cell_y)
    on conflict (member_id) do update set pool = excluded.pool, country = excluded.country, region_id = excluded.region_id,
      gender = excluded.gender, birth_date = excluded.birth_date, photo = excluded.photo, sexuality = excluded.sexuality,
      hair_colour = excluded.hair_colour, eye_colour = excluded.eye_colour, body_type = excluded.body_type,
      relationship_status = excluded.relationship_status, tattoos = excluded.tattoos, last_active_at = excluded.last_active_at,
      signup_at = excluded.signup_at, languages = excluded.languages, cell_x = excluded.cell_x, cell_y = excluded.cell_y;
  return null;
end $$;
drop trigger copy_to_search on members;
create trigger copy_to_search after insert or update of status, confirmed_at, pool, country, region_id, gender, birth_date, main_photo_id,
  sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos, invisible_since, premium_since, signup_at, languages, cell_x, cell_y
  on members for each row execute function copy_to_search();

create table saved_searches (
  member_id bigint primary key references members on delete cascade,
  filter jsonb not null,
  saved_at timestamptz not null
);
