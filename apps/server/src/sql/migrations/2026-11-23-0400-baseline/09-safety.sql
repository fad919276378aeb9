-- Reports of members about members, decisions about members with their statement of reasons, and appeals (security.md section 10).

create table reports (
  id bigint generated always as identity primary key,
  -- The receipt.
  public_id text not null unique,
  reporter_id bigint references members on delete set null,
  reported_id bigint not null references members on delete cascade,
  subject text not null check (subject in ('profile', 'photo', 'message')),
  photo_id text,
  conversation_id bigint,
  message_seq int,
  reason text not null,
  body text not null,
  -- Name and words of the profile as they were when it was reported.
  evidence jsonb not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'acted')),
  decision text,
  note text not null default '',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null
);
-- The same report is there once while it is open.
create unique index reports_same on reports (reporter_id, reported_id, subject, coalesce(photo_id, ''), coalesce(conversation_id, 0), coalesce(message_seq, 0))
  where state = 'open';
create index reports_reporter on reports (reporter_id, id desc);
create index reports_queue on reports (state, id);
create index reports_reported on reports (reported_id) where state = 'open';
create index reports_about on reports (reported_id, id desc);

create table notices (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  report_id bigint references reports on delete set null,
  kind text not null check (kind in ('warning', 'photo_refused', 'photo_removed', 'account_disabled', 'message_refused')),
  ground text not null,
  facts text not null,
  photo_id text,
  automated boolean not null default false,
  actor text not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- Of the link in the mail, set when the mail is written.
  token_hash bytea unique,
  appeal_until timestamptz not null,
  appeal_text text,
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('upheld', 'overturned')),
  appeal_answer text,
  appeal_decided_at timestamptz,
  lifted_at timestamptz
);
create index notices_member on notices (member_id, id desc);
create index notices_appeals on notices (appealed_at, id) where appealed_at is not null and appeal_outcome is null;
create index notices_force on notices (id desc) where lifted_at is null and kind <> 'warning';

create table audit_log (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  -- Whom the entry is about, so that it can be read, and so that a look with its reason opens what was looked at and nothing else. No
  -- reference: what happened stays written when the account is gone.
  member_id bigint,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_log_subject on audit_log (subject, id desc);
create index audit_log_actor on audit_log (actor, id desc);
create index audit_log_member on audit_log (member_id, id desc) where member_id is not null;
