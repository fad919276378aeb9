-- The numbers whose bits are set. Empty stretches are skipped in large steps. In SQL the planner would inline the expression of the bits
-- for each `p_bits`, and evaluate it at each step.
create or replace function search_numbers(p_bits bit varying) returns setof bigint language plpgsql immutable rows 100
  set plan_cache_mode = force_generic_plan set jit = off as $$
begin
  return query
    select (at + place)::bigint
    from generate_series(0, length(p_bits) - 1, 1024) as a (start)
    cross join lateral (select substring(p_bits from a.start + 1 for 1024) as wide offset 0) w
    cross join lateral generate_series(a.start, a.start + 960, 64) as at
    cross join lateral (select substring(w.wide from at - a.start + 1 for 64)::bit(64) as word offset 0) n
    cross join lateral generate_series(0, 56, 8) as byte
    cross join lateral generate_series(byte, byte + 7) as place
    where bit_count(w.wide) > 0 and n.word <> '0'::bit(64) and substring(n.word from byte + 1 for 8) <> '0'::bit(8) and get_bit(n.word, place) = 1;
end $$;
