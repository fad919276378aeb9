-- Where the money of an order is sent by bank, as its provider says: see docs/payments.md.

-- Holder, iban, bic and reference; null for everything that is no bank transfer.
alter table orders add transfer jsonb;
