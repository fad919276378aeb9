-- A sign-up counts for the partner when its address is confirmed: before that, the account may belong to nobody.
create or replace function count_signup() returns trigger language plpgsql as $$
begin
  perform count_for_partner(id, new.confirmed_at, new.tracking, 'signup')
    from partners where site_id = new.site_id and network = new.tracking->>'network' and revoked_at is null;
  return null;
end $$;

create or replace trigger count_signup after insert on members for each row
  when (new.confirmed_at is not null and new.tracking ? 'network') execute function count_signup();
create or replace trigger count_confirmed_signup after update of confirmed_at on members for each row
  when (old.confirmed_at is null and new.confirmed_at is not null and new.tracking ? 'network') execute function count_signup();
