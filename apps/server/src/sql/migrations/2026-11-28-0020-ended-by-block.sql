-- Whether a block has ended a conversation: for credits that come back, which may not tell who has deleted a copy (chat/unanswered.store.ts).
-- Of those from before nobody knows better than by both copies.
alter table conversations add column ended_by_block boolean not null default false;
update conversations c set ended_by_block = true
where (select count(*) from conversation_members cm where cm.conversation_id = c.id and cm.cleared_seq > 0) = 2;
