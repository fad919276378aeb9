-- no transaction
-- The entries that make the price of a member's credits: what was restored and withdrawn from are among them.
drop index if exists ledger_price_entries;
create index concurrently ledger_price_entries on ledger_entries (member_id, id)
  where kind in ('signup', 'purchase', 'reversal', 'restoration', 'withdrawal', 'correction');
drop index if exists ledger_price;
