-- no transaction
-- The order by activity has steps of a quarter of an hour (people/activity.ts), or it would say who came at a certain moment.
drop index if exists search_entries_recent_steps;
create index concurrently search_entries_recent_steps
  on search_entries (pool, date_bin(interval '15 minutes', last_active_at, timestamptz 'epoch') desc, member_id desc);
drop index if exists search_entries_country_steps;
create index concurrently search_entries_country_steps
  on search_entries (pool, country, date_bin(interval '15 minutes', last_active_at, timestamptz 'epoch') desc, member_id desc);
drop index if exists search_entries_country;
