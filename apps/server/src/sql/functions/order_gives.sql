-- An order gives its member all credits, none, or those left by its refunds and a withdrawal, whatever code books them.
create or replace function order_gives() returns trigger language plpgsql as $$
declare
  bought int;
  due int;
  given int;
begin
  select o.credits, order_due(o) into bought, due from orders o where id = new.order_id and member_id = new.member_id for no key update;
  select sum(amount) into given from ledger_entries where order_id = new.order_id;
  if bought is null or given not in (0, bought, due) then
    raise exception 'order % of % credits cannot give % to member %', new.order_id, bought, given, new.member_id;
  end if;
  return null;
end $$;

create or replace trigger order_gives after insert on ledger_entries for each row when (new.order_id is not null) execute function order_gives();
