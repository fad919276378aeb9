-- Sessions that were ended from elsewhere before their time: a device that comes back with one forgets what it keeps of the member.
create table revoked_sessions (
  token_hash bytea primary key,
  member_id bigint not null references members on delete cascade,
  -- When the session would have ended by itself.
  expires_at timestamptz not null
);
create index revoked_sessions_member on revoked_sessions (member_id);
create index revoked_sessions_expires_at on revoked_sessions (expires_at);
