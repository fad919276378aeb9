-- A withdrawal whose refund its provider cannot make: since when, and the reference of the payment that the operator made instead.
-- docs/decisions/2026-11-25-withdrawal.md
alter table orders
  add withdrawal_refused_at timestamptz,
  add withdrawal_by_hand text;
