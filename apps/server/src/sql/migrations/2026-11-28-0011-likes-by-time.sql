-- no transaction
-- Which likes have come since the telling before.
drop index if exists likes_created;
create index concurrently likes_created on likes (created_at);
