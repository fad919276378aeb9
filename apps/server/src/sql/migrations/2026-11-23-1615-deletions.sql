-- Accounts that pause or leave: see docs/decisions/2026-11-23-leaving.md.

alter table members
  drop constraint members_status_check,
  add constraint members_status_check check (status in ('active', 'paused', 'disabled', 'pending_deletion', 'deleted'));

-- One for each member who ever asked to be deleted: the last time.
create table deletions (
  member_id bigint primary key references members,
  -- A code.
  reason text,
  asked_at timestamptz not null,
  erase_at timestamptz not null,
  -- The member came back.
  undone_at timestamptz,
  erased_at timestamptz
);
create index deletions_due on deletions (erase_at) where undone_at is null and erased_at is null;
