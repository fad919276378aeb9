-- "So many an hour": the times of the calls that still count, in milliseconds; `arrival` is when the last of them stops counting.
alter table rate_limits add column calls double precision[] not null default '{}';
