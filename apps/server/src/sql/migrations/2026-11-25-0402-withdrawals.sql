-- A withdrawal from the contract of an order: when, what goes back (minor units), and when the provider has taken the refund.
-- docs/decisions/2026-11-25-withdrawal.md
alter table orders
  add withdrawn_at timestamptz,
  add withdrawal_amount int check (withdrawal_amount between 0 and amount),
  add withdrawal_paid_at timestamptz,
  add check ((withdrawn_at is null) = (used is null) and (withdrawn_at is null) = (withdrawal_amount is null));
create index orders_withdrawn on orders (withdrawn_at) where withdrawn_at is not null and withdrawal_paid_at is null;
