-- What can be asked of a member, as words. Of the day of birth (by its number since 1900, in four digits of base 16) there are the facts
-- that a digit is at most so much: "born 3 9", the highest digit is at most 9. So any span of days is a few facts.
create or replace function search_facts(p_entry search_entries) returns text[] language sql immutable as $$
  select array_remove(array[
      'pool ' || p_entry.pool, 'country ' || p_entry.country, 'gender ' || p_entry.gender,
      case when p_entry.photo then 'photo members' end, case when p_entry.photo and p_entry.photos_public then 'photo visitors' end,
      'sexuality ' || p_entry.sexuality, 'hair_colour ' || p_entry.hair_colour, 'eye_colour ' || p_entry.eye_colour,
      'body_type ' || p_entry.body_type, 'relationship_status ' || p_entry.relationship_status, 'tattoos ' || p_entry.tattoos
    ], null)
    || array(select 'language ' || one from unnest(p_entry.languages) as one)
    || array(select 'seeking ' || one from unnest(p_entry.seeking) as one)
    || array(select 'born ' || digit || ' ' || most from generate_series(0, 3) as digit,
        generate_series(((p_entry.birth_date - date '1900-01-01') >> (4 * digit)) & 15, 14) as most)
$$;
