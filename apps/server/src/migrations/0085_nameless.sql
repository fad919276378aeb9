-- Who likes and who looked is paid for, and nothing that members do may tell it to those who have not (security.md section 2). A block ends
-- a like and a visit for good, but a list that grew shorter by it would say whose they were: to a member who sees no names they stay what
-- they were until their time is over, and are shown with a name to nobody again.

create table nameless_likes (
  to_id bigint not null references members on delete cascade,
  from_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz,
  primary key (to_id, created_at, from_id)
);
create index nameless_likes_from on nameless_likes (from_id);
create index nameless_likes_created on nameless_likes (created_at);

alter table visits add column nameless boolean not null default false;
