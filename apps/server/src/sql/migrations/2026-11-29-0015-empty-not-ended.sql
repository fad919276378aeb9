-- A block ends no conversation without messages: a first message written after it was lifted may be given back (chat/conversation-end.store.ts).
-- One with messages it has cleared for both.
update conversations c set ended_by_block = false
where ended_by_block and (select count(*) from conversation_members cm where cm.conversation_id = c.id and cm.cleared_seq > 0) < 2;
