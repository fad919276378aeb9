-- Passkeys of members (WebAuthn), and what a browser was asked and has not answered: see docs/decisions/2026-11-25-passkeys.md.
create table passkeys (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the authenticator, where it counts: a smaller one than before is a copy.
  counter bigint not null,
  transports text[] not null,
  -- The host it was made for: it works on no other.
  host text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_member on passkeys (member_id, id);
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- The session or the ticket that was asked, and what for.
  bound_to bytea not null,
  member_id bigint not null references members on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_member on passkey_challenges (member_id);
