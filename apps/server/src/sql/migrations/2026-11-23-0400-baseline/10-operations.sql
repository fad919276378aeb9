create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- At most one waiting job has a key.
  key text unique,
  payload jsonb not null default '{}',
  run_at timestamptz not null,
  attempts int not null default 0,
  locked_until timestamptz,
  -- Since when what it needs from outside does not answer: it waits that out for a day instead of being parked.
  outage_since timestamptz,
  parked boolean not null default false,
  last_error text,
  -- By the clock of whoever wrote it: shows how far that was ahead.
  written_at timestamptz
);
create index jobs_due on jobs (run_at) where not parked;

-- Generic cell rate algorithm: the theoretical arrival time, in milliseconds, is the whole state of one limit.
create unlogged table rate_limits (
  key text primary key,
  -- With `calls`: when the last of them stops counting.
  arrival double precision not null,
  -- "So many an hour": the times of the calls that still count, in milliseconds.
  calls double precision[] not null default '{}'
) with (fillfactor = 50);

-- Keys that all processes of this database must share and that nobody set in the environment.
create table secrets (
  name text primary key,
  value text not null
);
