-- Receipts and credit notes, numbered without gaps: docs/decisions/2026-11-25-receipts.md.

-- The last number of a company in each series. Whoever draws one holds the row until the end of the transaction: the next waits, and a
-- number whose transaction fails is drawn again.
create table receipt_series (
  company_id text not null,
  series text not null check (series in ('receipts', 'credit_notes')),
  last int not null check (last > 0),
  last_at timestamptz not null,
  primary key (company_id, series)
);

-- What was written stays as it was, whatever becomes of site, company and member. Amounts are signed minor units: a credit note gives
-- back, a correction takes a credit note back in part or whole.
create table receipts (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  order_id bigint not null references orders,
  kind text not null check (kind in ('receipt', 'credit_note', 'correction')),
  company_id text not null,
  series text not null,
  number int not null,
  issued_at timestamptz not null,
  -- The seller as it was: site, name, address, city, country, registration, vat_numbers, email.
  seller jsonb not null,
  language text not null,
  description text not null,
  country char(2) not null,
  -- The day there on which it was paid.
  paid_on date not null,
  currency char(3) not null,
  gross int not null,
  net int not null,
  vat int not null,
  -- Hundredths of a percent.
  vat_rate int not null check (vat_rate >= 0),
  unique (company_id, series, number),
  check (gross = net + vat),
  check (case kind when 'receipt' then gross >= 0 when 'credit_note' then gross < 0 else gross > 0 end)
);
create unique index receipts_one on receipts (order_id) where kind = 'receipt';
create index receipts_order on receipts (order_id);
