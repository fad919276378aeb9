-- The order of the search must not tell when somebody invisible is there: the copy stands still, beyond what counts as online.
create or replace function shown_activity(p_active timestamptz, p_invisible timestamptz, p_premium timestamptz) returns timestamptz
  language sql immutable as $$
  select case when p_invisible is not null and p_premium is not null then least(p_active, p_invisible - interval '5 minutes') else p_active end
$$;
