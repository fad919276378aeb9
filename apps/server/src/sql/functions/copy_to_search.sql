-- search_entries holds exactly the members visible to others, with the columns they filter by.
create or replace function copy_to_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.confirmed_at is null then
    delete from search_entries where member_id = new.id;
    return null;
  end if;
  insert into search_entries (member_id, pool, country, region_id, gender, birth_date, photo, photos_public, sexuality, hair_colour, eye_colour,
      body_type, relationship_status, tattoos, last_active_at, signup_at, languages, cell_x, cell_y, seeking, interests,
      fictional)
    values (new.id, new.pool, new.country, new.region_id, new.gender, new.birth_date,
      new.main_photo_id is not null and exists (select from photos where id = new.main_photo_id and state = 'active'),
      new.photos_public is true, new.sexuality, new.hair_colour, new.eye_colour, new.body_type, new.relationship_status, new.tattoos,
      shown_activity(new.last_active_at, new.invisible_since, new.premium_since), new.signup_at, new.languages, new.cell_x, new.cell_y,
      new.seeking, new.interests, new.fictional)
    on conflict (member_id) do update set pool = excluded.pool, country = excluded.country, region_id = excluded.region_id,
      gender = excluded.gender, birth_date = excluded.birth_date, photo = excluded.photo, photos_public = excluded.photos_public,
      sexuality = excluded.sexuality, hair_colour = excluded.hair_colour, eye_colour = excluded.eye_colour,
      body_type = excluded.body_type, relationship_status = excluded.relationship_status, tattoos = excluded.tattoos,
      last_active_at = excluded.last_active_at, signup_at = excluded.signup_at, languages = excluded.languages, cell_x = excluded.cell_x,
      cell_y = excluded.cell_y, seeking = excluded.seeking, interests = excluded.interests,
      fictional = excluded.fictional;
  return null;
end $$;

create or replace trigger copy_to_search after insert or update of status, confirmed_at, pool, country, region_id, gender, birth_date, main_photo_id,
  photos_public, sexuality, hair_colour, eye_colour, body_type, relationship_status, tattoos, invisible_since, premium_since, signup_at, languages,
  cell_x, cell_y, seeking, interests, fictional
  on members for each row execute function copy_to_search();
