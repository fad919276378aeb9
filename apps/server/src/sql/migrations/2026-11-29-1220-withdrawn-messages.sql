-- A deleted conversation takes back its member's messages that wait for a moderator, and its undo brings them back (CHAT-05).

-- withdrawn: the sender has deleted the conversation; never delivered, unless that is undone.
alter table held_messages drop constraint held_messages_state_check;
alter table held_messages add constraint held_messages_state_check
  check (state in ('waiting', 'approved', 'delivered', 'refused', 'withdrawn'));

-- Numbers of the held messages that the deletion has withdrawn.
alter table deleted_chats add withdrawn bigint[] not null default '{}';
