-- A member's own wish for one conversation: no sign of new messages outside its row.
alter table conversation_members add column muted boolean not null default false;
