-- Every entry moves credits between two accounts, and refunds may be of a part: docs/decisions/2026-11-25-double-entry.md.

-- One check in the place of three: which account an entry is with, and which way it goes, follows from its kind. PostgreSQL reads the
-- checks of a table anew for each send, so one is also cheaper than three.
alter table ledger_entries
  drop constraint ledger_entries_counter_account_check,
  drop constraint ledger_entries_kind_check,
  drop constraint ledger_entries_amount_check,
  add constraint ledger_moves check (case kind
    when 'message' then counter_account = 'messages' and amount < 0
    when 'gift' then counter_account = 'gifts' and amount < 0
    when 'photo' then counter_account = 'photos' and amount < 0
    when 'signup' then counter_account = 'signup_bonus' and amount > 0
    when 'purchase' then counter_account = 'sales' and amount > 0
    when 'reversal' then counter_account = 'reversals' and amount < 0
    when 'restoration' then counter_account = 'reversals' and amount > 0
    when 'withdrawal' then counter_account = 'withdrawals' and amount < 0 and order_id is not null
    when 'correction' then counter_account = 'corrections' and amount <> 0
    when 'unanswered' then counter_account in ('messages', 'gifts', 'photos') and amount > 0
    else false end);

-- What every account holds, derived from the entries: each takes from one what it gives to the other, so all together hold nothing.
create view ledger_accounts as
  select 'members' as account, coalesce(sum(amount), 0)::bigint as balance from ledger_entries
  union all
  select counter_account, -sum(amount)::bigint from ledger_entries group by counter_account;

-- refunded: minor units that have gone back so far, by the provider's last word. used: set by a withdrawal; the credits used until
-- then, which are paid for and are all that it leaves.
alter table orders
  add refunded int not null default 0 check (refunded >= 0),
  add used int check (used between 0 and credits);

alter table sandbox_payments add refunded int not null default 0 check (refunded between 0 and amount);
update sandbox_payments set refunded = amount where state = 'refunded';
update orders set refunded = amount where provider_state = 'refunded';
create table sandbox_refunds (
  key text primary key,
  payment text not null references sandbox_payments on delete cascade,
  amount int not null check (amount > 0)
);
