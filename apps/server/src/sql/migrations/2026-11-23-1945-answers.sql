-- What of the other member's profile a text answers to: see docs/decisions/2026-11-23-answers.md.

-- A photo by its public id, an interest by its id, or what stood there when it was sent. Null for most messages.
alter table messages add about jsonb;
alter table held_messages add about jsonb;
