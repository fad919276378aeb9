-- Likes and visits without a name are told at fixed times (people/veil.ts). A like that was told and is taken back stays until then.
alter table nameless_likes add column gone_at timestamptz;
create index nameless_likes_gone on nameless_likes (gone_at) where gone_at is not null;
