-- Writes only the member's own row: members who change at the same time never wait for each other.
create or replace function note_search_change() returns trigger language plpgsql as $$
declare
  v_facts text[] := '{}';
begin
  if tg_op <> 'DELETE' then v_facts := search_facts(new); end if;
  if tg_op = 'UPDATE' and v_facts = search_facts(old) then return null; end if;
  insert into search_changes (member_id, facts) values (coalesce(new.member_id, old.member_id), v_facts)
    on conflict (member_id) do update set facts = excluded.facts;
  return null;
end $$;

create or replace trigger note_search_change after insert or delete or update of pool, country, gender, photo, photos_public, sexuality, hair_colour,
  eye_colour, body_type, relationship_status, tattoos, languages, seeking, birth_date, fictional
  on search_entries for each row execute function note_search_change();
