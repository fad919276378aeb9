-- What came in and what was taken back: the few entries that make the price of a member's credits. What is spent is not among them, so a
-- message writes nothing here.
create index ledger_price on ledger_entries (member_id, id) where kind in ('signup', 'purchase', 'reversal', 'correction');
