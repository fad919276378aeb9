-- Clears every process's cache of partners with the commit of any change (platform/events/channel.ts). A NOTIFY in the transaction
-- serialises commits, which is acceptable for these few.
create or replace function tell_of_partners() returns trigger language plpgsql as $$
begin
  perform pg_notify('heartline_events', '{"from":"database","signals":[{"kind":"changed","subject":"partners"}]}');
  return null;
end $$;

create or replace trigger tell_of_partners after insert or update or delete on partners for each statement
  execute function tell_of_partners();
