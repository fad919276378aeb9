-- Copies that members take of their data: see docs/decisions/2026-11-23-copy-of-one-s-data.md.
create table exports (
  -- The next copy takes the place of the last.
  member_id bigint primary key references members on delete cascade,
  public_id text not null unique,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed', 'expired')),
  -- What came later is not in it.
  asked_at timestamptz not null,
  -- How often it was begun: whoever makes it knows by the number whether it is still theirs.
  run int not null default 0,
  -- When whoever makes it was last heard of.
  beat_at timestamptz,
  percent int not null default 0 check (percent between 0 and 100),
  file text unique,
  bytes bigint,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (file is not null))
);
create index exports_end on exports (expires_at) where state = 'ready';
