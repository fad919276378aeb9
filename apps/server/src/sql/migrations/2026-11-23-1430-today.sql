-- Whom a member is shown as chosen for today: see docs/decisions/2026-11-23-three-a-day.md.
create table today_people (
  member_id bigint primary key references members on delete cascade,
  -- Of the member's time zone.
  day date not null,
  -- Numbers without a reference: whoever is gone is not shown.
  people bigint[] not null,
  -- Those of the days before, the last ones first.
  earlier bigint[] not null default '{}'
);
