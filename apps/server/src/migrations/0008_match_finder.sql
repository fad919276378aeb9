create table match_preferences (
  member_id bigint primary key references members on delete cascade,
  preferences jsonb not null,
  saved_at timestamptz not null
);
