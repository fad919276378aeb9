-- When the next call of a steady rate is due. A clock that is right, or wrong by less than a minute, cannot have stored more than the
-- tolerance plus one interval: a later time counts as a limit that has just been reached.
create or replace function known_arrival(p_stored double precision, p_now double precision, p_tolerance double precision, p_interval double precision)
  returns double precision language sql immutable as $$
    select case when p_stored > p_now + p_tolerance + p_interval + 60000 then p_now + p_tolerance else greatest(p_stored, p_now) end
  $$;
