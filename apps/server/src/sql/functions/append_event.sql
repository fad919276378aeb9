-- Numbers the event under the stream's lock; the lock is held until commit, so numbers become visible in order.
create or replace function append_event(p_member bigint, p_payload jsonb, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v_seq bigint;
begin
  update member_streams set last_seq = last_seq + 1 where member_id = p_member returning last_seq into v_seq;
  if not found then
    insert into member_streams as s (member_id, last_seq) values (p_member, 1)
      on conflict (member_id) do update set last_seq = s.last_seq + 1
      returning s.last_seq into v_seq;
  end if;
  insert into events (member_id, seq, payload, created_at) values (p_member, v_seq, p_payload, p_at);
  return v_seq;
end $$;
