-- A live conversation needs two active members, and no block between them.
create or replace function is_reachable(p_from bigint, p_to bigint) returns boolean language sql stable as $$
  select exists (select from members where id = p_to and status = 'active' and confirmed_at is not null)
    and not exists (select from blocks where blocker_id = p_to and blocked_id = p_from)
    and not exists (select from blocks where blocker_id = p_from and blocked_id = p_to)
$$;
