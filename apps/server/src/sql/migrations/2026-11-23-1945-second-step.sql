-- The second step of the log-in, for those who want it: see docs/decisions/2026-11-23-second-step.md.
create table second_steps (
  member_id bigint primary key references members on delete cascade,
  -- Sealed for this member: a copy of the table makes no codes.
  sealed_key text not null,
  begun_at timestamptz not null,
  -- Null until a first code has shown that an app has the key.
  on_since timestamptz,
  -- The half minute of the last code that was taken: neither it nor an earlier one counts again.
  last_half_minute bigint not null default 0
);
create table recovery_codes (
  member_id bigint not null references members on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
-- The right password was given, and no code yet.
create table login_tickets (
  token_hash bytea primary key,
  member_id bigint not null references members on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null
);
create index login_tickets_member on login_tickets (member_id);
