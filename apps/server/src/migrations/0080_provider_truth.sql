-- What an order's provider said last: the order's state, its entries and premium follow from that alone (payments/settle.ts).
alter table orders
  add column provider_state text
    check (provider_state in ('open', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  -- Counts the answers taken in: one that was asked for before another was taken in says nothing about what came after that.
  add column answers int not null default 0,
  -- When it is asked about again by itself; null: never.
  add column next_check_at timestamptz,
  -- Two providers may give two payments one name.
  drop constraint orders_provider_ref_key,
  add constraint orders_provider_ref_key unique (provider, provider_ref);
update orders o set next_check_at = created_at, provider_state = case
    when state = 'completed' and exists (select from ledger_entries l where l.order_id = o.id and l.kind = 'reversal') then 'refunded'
    when state = 'completed' then 'paid'
    when state = 'pending' then 'open'
    when state <> 'loading' then state
  end;
drop index orders_open;
create index orders_open on orders (checked_at) where state in ('loading', 'pending');
create index orders_due on orders (next_check_at);

-- A restoration gives back what a reversal took: a dispute was won, a refund came back.
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check
    check (kind in ('signup', 'purchase', 'message', 'gift', 'photo', 'reversal', 'restoration', 'correction')) not valid;

-- Of an order its member has all credits or none, whoever books: given by a purchase, then taken and given back in turn.
drop index ledger_order;
create index ledger_order on ledger_entries (order_id) where order_id is not null;
create index ledger_order_time on ledger_entries (created_at) where order_id is not null;
create function order_gives() returns trigger language plpgsql as $$
declare
  bought int;
  given int;
begin
  select credits into bought from orders where id = new.order_id and member_id = new.member_id for no key update;
  select sum(amount) into given from ledger_entries where order_id = new.order_id;
  if bought is null or given not in (0, bought) then
    raise exception 'order % of % credits cannot give % to member %', new.order_id, bought, given, new.member_id;
  end if;
  return null;
end $$;
create trigger order_gives after insert on ledger_entries for each row when (new.order_id is not null) execute function order_gives();

-- Until when the lists of a provider have been compared with our orders (payments/differences.ts).
create table payment_comparisons (
  provider text primary key,
  compared_until timestamptz not null
);

alter table sandbox_payments add column changed_at timestamptz;
update sandbox_payments set changed_at = created_at;
alter table sandbox_payments alter column changed_at set not null;
