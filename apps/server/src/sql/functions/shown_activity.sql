-- The order of the search must not reveal when an invisible member is active: the copy is frozen, at a time before what counts as online.
create or replace function shown_activity(p_active timestamptz, p_invisible timestamptz, p_premium timestamptz) returns timestamptz
  language sql immutable as $$
  select case when p_invisible is not null and p_premium is not null then least(p_active, p_invisible - interval '5 minutes') else p_active end
$$;
