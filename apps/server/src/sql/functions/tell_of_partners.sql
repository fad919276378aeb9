-- Every process forgets what it remembers of partners with the commit that changes them, whoever made it (platform/events/channel.ts).
-- A NOTIFY in the transaction makes commits wait for each other, which these few can.
create or replace function tell_of_partners() returns trigger language plpgsql as $$
begin
  perform pg_notify('heartline_events', '{"from":"database","signals":[{"kind":"changed","subject":"partners"}]}');
  return null;
end $$;

create or replace trigger tell_of_partners after insert or update or delete on partners for each statement
  execute function tell_of_partners();
