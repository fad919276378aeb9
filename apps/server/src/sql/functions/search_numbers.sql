-- The numbers whose bits are set. Where there are none it is passed by in great steps.
create or replace function search_numbers(p_bits bit varying) returns setof bigint language sql immutable rows 1000 as $$
  select (at + place)::bigint
  from generate_series(0, length(p_bits) - 1, 1024) as a (start)
  cross join lateral (select substring(p_bits from a.start + 1 for 1024) as wide offset 0) w
  cross join lateral generate_series(a.start, a.start + 960, 64) as at
  cross join lateral (select substring(w.wide from at - a.start + 1 for 64)::bit(64) as word offset 0) n
  cross join generate_series(0, 63) as place
  where bit_count(w.wide) > 0 and n.word <> '0'::bit(64) and get_bit(n.word, place) = 1
$$;
