-- The members who match every clause at this moment, as bits by their numbers. A member matches a clause by having any of its facts.
-- Clauses numbered below 0 form an exception: members who match all of them are excluded. Planning costs more than running, so each
-- connection plans once.
create or replace function search_matches(p_facts text[], p_clauses int[], p_without bigint[]) returns bit varying language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off as $$
begin
  return (
  with asked as materialized (select fact collate "C" as fact, clause from unnest(p_facts, p_clauses) as a (fact, clause)),
  total as materialized (
    select count(distinct clause) filter (where clause > 0) as wanted, nullif(count(distinct clause) filter (where clause < 0), 0) as unwanted
    from asked),
  clauses as (
    select b.chunk, a.clause, bit_or(b.bits) as bits from asked a join search_bits b using (fact) group by b.chunk, a.clause),
  folded as (
    select chunk, bit_and(bits) filter (where clause > 0) & ~case
        when count(*) filter (where clause < 0) = (select unwanted from total) then bit_and(bits) filter (where clause < 0)
        else '0'::bit(15360) end as bits
    from clauses group by chunk having count(*) filter (where clause > 0) = (select wanted from total)),
  changed as (
    select c.member_id, count(distinct a.clause) filter (where a.clause > 0) = (select wanted from total)
      and count(distinct a.clause) filter (where a.clause < 0) is distinct from (select unwanted from total) as fits
    from search_changes c left join search_entries e on c.facts is null and e.member_id = c.member_id
    left join unnest(coalesce(c.facts, search_facts(e))) as own (fact) on true left join asked a on a.fact = own.fact
    group by c.member_id),
  -- Members whose bits do not count: those changed since, and those excluded.
  apart as (
    select (member_id / 15360)::int as chunk, search_mark((member_id % 15360)::int, 1) as members,
      search_mark((member_id % 15360)::int, fits::int) as fits
    from (
      select member_id, fits from changed where member_id <> all(p_without)
      union all select member_id, false from unnest(p_without) as member_id) m
    group by 1)
  select coalesce(search_join(
    (coalesce(f.bits, '0'::bit(15360)) & ~coalesce(a.members, '0'::bit(15360))) | coalesce(a.fits, '0'::bit(15360)) order by n.chunk), '')
  from generate_series(0, (select max(member_id) / 15360 from search_entries)::int) as n (chunk)
  left join folded f using (chunk) left join apart a using (chunk));
end $$;
