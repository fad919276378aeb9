-- Credits that come back where nobody answered: see docs/decisions/2026-11-23-credit-back.md.

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check
    check (kind in ('signup', 'purchase', 'message', 'gift', 'photo', 'reversal', 'restoration', 'correction', 'unanswered')),
  -- What was paid for the first message of a conversation, and nothing else: unanswered_gives holds it against that message.
  add constraint ledger_unanswered_first check (kind <> 'unanswered' or amount > 0 and conversation_id is not null and message_seq = 1);
-- Once for each conversation, however many look at the same moment.
create unique index ledger_unanswered on ledger_entries (conversation_id) where kind = 'unanswered';
-- First messages that were paid for, in the order of time. No other message writes anything here.
create index ledger_first_messages on ledger_entries (created_at, id) where message_seq = 1 and amount < 0;

-- Until when first messages of a site's members have been looked through. No row: the site gives nothing back.
create table unanswered_looks (
  site_id text primary key references sites on delete cascade,
  looked_until timestamptz not null
);
