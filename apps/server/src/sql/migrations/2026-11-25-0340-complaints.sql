-- Complaints to the site by anybody, and what was said about each: see docs/decisions/2026-11-25-complaints.md.
create table complaints (
  id bigint generated always as identity primary key,
  reference text not null unique,
  site_id text not null,
  -- Of a member the address is the account's; everybody else has named one.
  member_id bigint references members on delete cascade,
  email text,
  email_key text,
  language text not null,
  kind text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- Of the call that made it: repeated, it makes no other.
  request_key bytea unique,
  created_at timestamptz not null,
  -- Since when somebody waits for an answer; null where nobody does.
  waiting_since timestamptz,
  said_at timestamptz not null,
  check ((member_id is null) = (email is not null) and (email is null) = (email_key is null)),
  check ((state = 'open') = (waiting_since is not null))
);
create index complaints_state on complaints (state, id);
create index complaints_member on complaints (member_id) where member_id is not null;
create index complaints_address on complaints (email_key) where email_key is not null;
create table complaint_entries (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  -- Who of the staff; null: who complains.
  actor text,
  body text not null,
  created_at timestamptz not null
);
create index complaint_entries_complaint on complaint_entries (complaint_id, id);
