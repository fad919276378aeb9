-- The events of each stream after the given number, in order, at most p_limit of each.
create or replace function read_events(p_members bigint[], p_after bigint[], p_limit int)
  returns table (member_id bigint, seq bigint, payload jsonb) language sql stable
-- As in send_messages: a plan made while there are few events would scan all of them for each stream, until the table is next analysed. At
-- a thousand messages a second, deliveries fell behind by seconds.
set enable_seqscan = off as $$
  select wanted.member_id, found.seq, found.payload from unnest(p_members, p_after) as wanted (member_id, after)
  cross join lateral (
    select e.seq, e.payload from events e where e.member_id = wanted.member_id and e.seq > wanted.after order by e.seq limit p_limit
  ) found
$$;
