-- Adds one to a partner's count. The rows per day are limited: a partner who invents more ways than that is counted without them.
create or replace function count_for_partner(p_partner bigint, p_at timestamptz, p_tracking jsonb, p_what text)
  returns void language plpgsql as $$
declare
  v_day date := (p_at at time zone 'UTC')::date;
  v_way text[] := array(select coalesce(p_tracking->>name, '') from unnest(array['ref', 'sub1', 'sub2', 'sub3']) as name);
begin
  if v_way <> array['', '', '', '']
    and not exists (select from partner_counts where partner_id = p_partner and day = v_day and array[ref, sub1, sub2, sub3] = v_way)
    and (select count(*) >= 500 from partner_counts where partner_id = p_partner and day = v_day)
  then
    v_way := array['', '', '', ''];
  end if;
  insert into partner_counts as c (partner_id, day, ref, sub1, sub2, sub3, views, starts, signups, first_purchases)
    values (p_partner, v_day, v_way[1], v_way[2], v_way[3], v_way[4], (p_what = 'view')::int, (p_what = 'start')::int,
      (p_what = 'signup')::int, (p_what = 'first_purchase')::int)
    on conflict (partner_id, day, ref, sub1, sub2, sub3) do update set views = c.views + excluded.views, starts = c.starts + excluded.starts,
      signups = c.signups + excluded.signups, first_purchases = c.first_purchases + excluded.first_purchases;
end $$;
