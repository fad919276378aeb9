-- Audit entries are permanent. Only their texts, which may contain names, are deleted when the affected member is erased.
create or replace function keep_audit() returns trigger language plpgsql as $$
declare
  v_wordless audit_log := old;
begin
  v_wordless.details := '{}';
  if tg_op = 'UPDATE' and new = v_wordless and exists (select from members where id = old.member_id and status = 'deleted') then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;

-- Entries that the seed writes are exempt: nobody acted.
create or replace trigger audit_append_only before update or delete on audit_log for each row
  when (old.action not like 'seed.%') execute function keep_audit();
