-- The search reads this narrow copy of what it filters by, not the wide rows of members: any filter costs one pass over a few
-- megabytes at most. Triggers keep it; who is not shown to anybody is not in it.
create table search_entries (
  member_id bigint primary key references members on delete cascade,
  pool text not null,
  country char(2) not null,
  region_id text,
  cell_x int,
  cell_y int,
  gender text not null,
  -- Whom they look for and what interests them: the match finder compares everybody who fits.
  seeking text[] not null default '{}',
  interests text[] not null default '{}',
  languages text[] not null default '{}',
  birth_date date not null,
  -- The main photo is there and shown.
  photo boolean not null,
  photos_public boolean not null default false,
  sexuality text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  -- As far as others may know it: see shown_activity.
  last_active_at timestamptz not null,
  signup_at timestamptz not null,
  -- Each process keeps these columns in memory and reads before each search what has changed since.
  changed xid8 not null default pg_current_xact_id()
) with (fillfactor = 85);
create index search_entries_recent on search_entries (pool, last_active_at desc, member_id desc);
create index search_entries_new on search_entries (pool, signup_at desc, member_id desc);
create index search_entries_country on search_entries (pool, country, last_active_at desc, member_id desc);
create index search_entries_region on search_entries (region_id);
create index search_entries_cell on search_entries (cell_y, cell_x) where cell_y is not null;
create index search_entries_changed on search_entries (changed);

create table search_removals (
  member_id bigint primary key,
  changed xid8 not null
);
create index search_removals_changed on search_removals (changed);

create table saved_searches (
  member_id bigint primary key references members on delete cascade,
  filter jsonb not null,
  saved_at timestamptz not null
);

create table match_preferences (
  member_id bigint primary key references members on delete cascade,
  preferences jsonb not null,
  saved_at timestamptz not null
);
