create table likes (
  from_id bigint not null references members on delete cascade,
  to_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  -- Cleared for the receiver when the profile is opened (LIK-01).
  seen_at timestamptz,
  auto_shown_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index likes_to on likes (to_id, created_at desc);

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

-- Who looked (MEM-08): at most one visit a visitor, member and day.
create table visits (
  member_id bigint not null references members on delete cascade,
  visitor_id bigint not null references members on delete cascade,
  day date not null,
  visited_at timestamptz not null,
  seen_at timestamptz,
  -- As of nameless_likes.
  nameless boolean not null default false,
  primary key (member_id, visitor_id, day),
  check (member_id <> visitor_id)
);
create index visits_visitor on visits (visitor_id);
create index visits_day on visits (day);

-- The swipe game (MEM-07).
create table play_choices (
  member_id bigint not null references members on delete cascade,
  target_id bigint not null references members on delete cascade,
  choice text not null check (choice in ('like', 'pass')),
  created_at timestamptz not null,
  primary key (member_id, target_id),
  check (member_id <> target_id)
);
create index play_choices_target on play_choices (target_id);

-- One row a member: what the locks of two devices meet at.
create table play_states (
  member_id bigint primary key references members on delete cascade,
  -- Day of the site's time zone for which the likes are counted.
  day date not null,
  likes int not null check (likes between 0 and 4),
  last_target bigint references members on delete set null,
  last_choice text,
  -- The last choice was a like that counted for `day`.
  last_counted boolean not null default false
);
create index play_states_last on play_states (last_target) where last_target is not null;
