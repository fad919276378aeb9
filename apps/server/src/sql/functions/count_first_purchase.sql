-- Counts a member's first purchase in the ledger, under the wallet's lock: of two concurrent ones, the later sees the earlier.
create or replace function count_first_purchase() returns trigger language plpgsql as $$
begin
  perform count_for_partner(p.id, new.created_at, m.tracking, 'first_purchase')
    from members m join partners p on p.site_id = m.site_id and p.network = m.tracking->>'network' and p.revoked_at is null
    where m.id = new.member_id
      and not exists (select from ledger_entries where member_id = new.member_id and kind = 'purchase' and id <> new.id);
  return null;
end $$;

create or replace trigger count_first_purchase after insert on ledger_entries for each row
  when (new.kind = 'purchase') execute function count_first_purchase();
