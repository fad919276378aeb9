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
