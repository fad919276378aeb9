-- Since when what a job needs from outside does not answer: it waits that out for a day instead of being parked.
alter table jobs add column outage_since timestamptz;
-- The payment that did not match this order and was told of last: each is told of once, however often the provider is asked.
alter table orders add column mismatch text;
