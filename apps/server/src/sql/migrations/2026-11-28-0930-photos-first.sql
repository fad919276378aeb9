-- no transaction
-- The order of a member's search begins with members who show a photo (search/search.store.ts); the others follow, the newest account first.
drop index if exists search_entries_recent_photos;
create index concurrently search_entries_recent_photos on search_entries (pool,
  date_bin(interval '15 minutes', case when photo then last_active_at else timestamptz 'epoch' end, timestamptz 'epoch') desc, member_id desc);
