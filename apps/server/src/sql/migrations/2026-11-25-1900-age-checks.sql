-- Whether a member is an adult, as somebody outside has said: yes or no, and when (docs/decisions/2026-11-25-age-check.md).
create table age_checks (
  member_id bigint primary key references members on delete cascade,
  passed boolean not null,
  checked_at timestamptz not null
);

-- Checks that are under way. One goes with its answer, so that no answer counts twice, and for nobody else.
create table age_check_tickets (
  token_hash bytea primary key,
  member_id bigint not null references members on delete cascade,
  adapter text not null,
  expires_at timestamptz not null
);
create index age_check_tickets_of_member on age_check_tickets (member_id);
