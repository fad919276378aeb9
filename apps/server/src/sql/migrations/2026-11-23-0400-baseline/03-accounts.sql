-- How members come in: passwords, sessions, links in mails, sign-ups that wait.

create table credentials (
  member_id bigint primary key references members on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

-- What is answered to a login depends on what was typed only; see docs/decisions/2026-11-22-login-lock.md.
create table login_attempts (
  -- 'member:<id>' or 'network:<address>'
  key text primary key,
  failures int not null,
  lock_level int not null default 0,
  locked_until timestamptz,
  -- The one network that all failures of a row came from; null when there were several.
  network text,
  -- The member whose password was replaced since: the lock does not hold for whoever has the new one.
  open_for bigint,
  first_failure_at timestamptz not null,
  last_failure_at timestamptz not null
);

create table known_devices (
  member_id bigint not null references members on delete cascade,
  token_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (member_id, token_hash)
);

create table sessions (
  token_hash bytea primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  client text not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_member on sessions (member_id);

create table mail_tokens (
  id bigint generated always as identity primary key,
  -- Of the link in the mail. The row is made with a hash nobody knows; the job that mails the link sets the real one.
  token_hash bytea not null unique,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('activation', 'password_reset', 'email_change', 'reactivation', 'unsubscribe')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_member on mail_tokens (member_id, kind, created_at desc);

-- What a visitor wrote to a member while signing up: sent when the account is confirmed (SGN-01).
create table first_messages (
  member_id bigint primary key references members on delete cascade,
  to_public_id text not null,
  body text not null,
  client_id uuid not null,
  created_at timestamptz not null
);

-- Sign-ups of sites that never tell whether an address has an account: nothing but the mail can know, so the account is made with the
-- click in it. A row goes with that click, when the address turns out to have an account, or when its link has ended.
create table waiting_signups (
  id bigint generated always as identity primary key,
  -- Of the link in the mail. The row is made with a hash nobody knows; the job that mails the link sets the real one.
  token_hash bytea not null unique,
  site_id text not null references sites,
  pool text not null,
  email text not null,
  email_key text not null,
  -- The form as it was sent, without the password.
  form jsonb not null,
  password_hash text not null,
  mails int not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index waiting_signups_email on waiting_signups (pool, email_key);
create index waiting_signups_end on waiting_signups (expires_at);
