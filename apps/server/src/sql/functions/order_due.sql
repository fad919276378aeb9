-- The credits due to the member for an order, by its provider's last report: all while it is paid, those that a withdrawal has left, minus
-- the share of other refunds. A partial refund takes its share of the credits, rounded in the member's favour.
create or replace function order_due(o orders) returns int language sql immutable as $$
  select case
    when o.provider_state is distinct from 'paid' then 0
    when o.used is not null and o.refunded <= o.amount - o.amount::bigint * o.used / o.credits then o.used
    else least(o.used, o.credits - coalesce(o.credits::bigint * least(o.refunded, o.amount) / nullif(o.amount, 0), 0))::int
  end
$$;
