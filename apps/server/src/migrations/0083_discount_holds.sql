-- A code is used by payment. Until then an open order holds it for its own buyer, who lets go of it by ordering anew: however long the
-- provider takes to end the older order.
alter table discount_uses add column let_go_at timestamptz;
