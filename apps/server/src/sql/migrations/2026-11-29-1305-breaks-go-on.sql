-- was_paused: the account was on a break when it was disabled or deleted, and comes back as on a break (docs/decisions/2026-11-23-leaving.md).
-- Of accounts that are away already nobody knows it any more.
alter table members add was_paused boolean not null default false;
