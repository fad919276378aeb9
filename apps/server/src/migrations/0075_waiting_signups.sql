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
