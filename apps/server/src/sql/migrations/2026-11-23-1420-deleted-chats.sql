-- What a member's last deletion of a chat hid, so that it can be undone (CHAT-05): see docs/decisions/2026-11-23-undo-on-the-server.md.

create table deleted_chats (
  member_id bigint not null references members on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  -- The member's side as it was before.
  cleared_seq int not null,
  read_seq int not null,
  unread int not null,
  deleted_at timestamptz not null,
  -- Undone: once more is no error, and changes nothing.
  restored boolean not null default false,
  primary key (member_id, conversation_id)
);
create index deleted_chats_conversation on deleted_chats (conversation_id);
create index deleted_chats_age on deleted_chats (deleted_at);
