-- The searchable facts of a member, as words. The day of birth is a number since 1900 in three digits, of 6, 5 and 5 bits; for each there
-- are the facts that it is at most n: "born 10 9" means that the first digit, 10 bits from the end, is at most 9. So any span of days is a
-- few facts.
create or replace function search_facts(p_entry search_entries) returns text[] language sql immutable as $$
  select array_remove(array[
      'pool ' || p_entry.pool, 'country ' || p_entry.country, 'gender ' || p_entry.gender,
      case when not p_entry.fictional then 'profile real' end,
      case when p_entry.photo then 'photo members' end, case when p_entry.photo and p_entry.photos_public then 'photo visitors' end,
      'sexuality ' || p_entry.sexuality, 'hair_colour ' || p_entry.hair_colour, 'eye_colour ' || p_entry.eye_colour,
      'body_type ' || p_entry.body_type, 'relationship_status ' || p_entry.relationship_status, 'tattoos ' || p_entry.tattoos
    ], null)
    || array(select 'language ' || one from unnest(p_entry.languages) as one)
    || array(select 'seeking ' || one from unnest(p_entry.seeking) as one)
    || array(select 'born ' || shift || ' ' || value from (values (10, 63), (5, 31), (0, 31)) as digit (shift, most),
        generate_series(((p_entry.birth_date - date '1900-01-01') >> shift) & most, most - 1) as value)
$$;
