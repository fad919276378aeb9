create table members (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  pool text not null,
  site_id text not null references sites,
  status text not null check (status in ('active', 'disabled', 'pending_deletion', 'deleted')),
  confirmed_at timestamptz,
  name text not null,
  -- NFKC, case folded, without invisible characters: what must be unique.
  name_key text not null,
  email text,
  email_key text,
  language text not null,

  gender text not null,
  seeking text[] not null,
  birth_date date not null,
  time_zone text not null default 'UTC',
  country char(2) not null,
  region_id text references regions,
  place_id text references places,
  cell_x int,
  cell_y int,
  about text not null default '',
  sexuality text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  interests text[] not null default '{}',
  languages text[] not null default '{}',
  main_photo_id bigint,

  premium_since timestamptz,
  fictional boolean not null default false,
  moderator boolean not null default false,
  notifications_disabled jsonb not null default '[]',
  push_subscriptions jsonb not null default '[]',
  tracking jsonb not null default '{}',

  -- Wish of the member; it acts while the member is premium.
  invisible_since timestamptz,
  -- Read marks and "is typing" are shown while both members wish it: whoever hides their own does not see those of others.
  shows_reading boolean not null default true,
  shows_typing boolean not null default true,
  -- Whether people without an account see the member's photos: null until the member was asked and has answered, which is no.
  photos_public boolean,
  photos_public_at timestamptz,

  signup_at timestamptz not null,
  last_active_at timestamptz not null,
  unique (pool, name_key),
  unique (pool, email_key)
);

create table blocks (
  blocker_id bigint not null references members on delete cascade,
  blocked_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);
