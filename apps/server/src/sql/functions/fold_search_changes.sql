-- Folds at most p_most changes into the bits, and returns their number. Searches have the same results before and after. Members who are
-- changing at the moment are left for the next run.
create or replace function fold_search_changes(p_most int) returns int language plpgsql as $$
declare
  v_count int;
begin
  -- Two concurrent runs would overwrite each other's bits.
  if not pg_try_advisory_xact_lock(hashtextextended('search changes', 0)) then return 0; end if;
  with taken as (
    delete from search_changes c
    where member_id in (select member_id from search_changes order by member_id limit p_most for update skip locked)
    returning (member_id / 15360)::int as chunk, (member_id % 15360)::int as place,
      coalesce(facts, (select search_facts(e) from search_entries e where e.member_id = c.member_id)) as facts),
  touched as (select chunk, search_mark(place, 1) as members from taken group by chunk),
  true_now as (select chunk, fact, search_mark(place, 1) as members from taken, unnest(facts) as fact group by chunk, fact),
  renewed as (
    select fact, chunk, b.bits as old,
      (coalesce(b.bits, '0'::bit(15360)) & ~t.members) | coalesce(n.members, '0'::bit(15360)) as bits
    from (select fact, chunk, bits from search_bits where chunk in (select chunk from touched)) b
    full join true_now n using (fact, chunk) join touched t using (chunk)),
  written as (
    insert into search_bits (fact, chunk, bits) select fact, chunk, bits from renewed where old is distinct from bits
      on conflict (fact, chunk) do update set bits = excluded.bits)
  select count(*) into v_count from taken;
  return v_count;
end $$;
