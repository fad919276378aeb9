-- Credits: wallets, the ledger, and the codes that make them cheaper. Payments: what is ordered, and what providers say of it.

create table wallets (
  member_id bigint primary key references members on delete cascade,
  balance int not null default 0,
  -- Only a reversal may take a balance below zero (security.md section 3).
  overdrawn boolean not null default false,
  check (balance >= 0 or overdrawn)
) with (fillfactor = 70);

create table orders (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members,
  package_id text not null,
  credits int not null check (credits > 0),
  amount int not null check (amount >= 0),
  currency char(3) not null,
  country char(2) not null,
  method text not null,
  discount_code text,
  state text not null check (state in ('loading', 'pending', 'completed', 'failed', 'cancelled')),
  idempotency_key text not null,
  request_hash bytea not null,

  provider text not null,
  provider_ref text,
  -- What the provider said last: the order's state, its entries and premium follow from that alone (payments/settle.ts).
  provider_state text
    check (provider_state in ('open', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  -- Counts the answers taken in: one that was asked for before another was taken in says nothing about what came after that.
  answers int not null default 0,
  -- The payment that did not match this order and was told of last: each is told of once, however often the provider is asked.
  mismatch text,
  checked_at timestamptz,
  -- When it is asked about again by itself; null: never.
  next_check_at timestamptz,

  pay_url text,
  return_to text,
  -- What the provider was told, so that it can be told the same again.
  return_url text not null,
  webhook_url text not null,
  description text not null,
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (member_id, idempotency_key),
  -- Two providers may give two payments one name.
  unique (provider, provider_ref)
);
create index orders_open on orders (checked_at) where state in ('loading', 'pending');
create index orders_due on orders (next_check_at);

-- Double entry: one row moves `amount` credits between the member's wallet and `counter_account`.
create table ledger_entries (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  -- Has a wallet: ledger_after finds it, and keep_wallet keeps it. A foreign key would check the same twice for each message.
  member_id bigint not null,
  counter_account text not null
    check (counter_account in ('signup_bonus', 'sales', 'messages', 'gifts', 'photos', 'reversals', 'corrections')),
  -- A restoration gives back what a reversal took: a dispute was won, a refund came back.
  kind text not null
    check (kind in ('signup', 'purchase', 'message', 'gift', 'photo', 'reversal', 'restoration', 'correction')),
  amount int not null check (amount <> 0),
  balance_after int not null,
  order_id bigint references orders,
  conversation_id bigint,
  message_seq int,
  created_at timestamptz not null
);
create index ledger_member on ledger_entries (member_id, id desc);
create index ledger_order on ledger_entries (order_id) where order_id is not null;
create index ledger_order_time on ledger_entries (created_at) where order_id is not null;
create unique index ledger_signup on ledger_entries (member_id) where kind = 'signup';
-- What came in and what was taken back: the few entries that make the price of a member's credits. What is spent is not among them, so a
-- message writes nothing here.
create index ledger_price on ledger_entries (member_id, id) where kind in ('signup', 'purchase', 'reversal', 'correction');

create table discount_codes (
  code text primary key,
  pool text,
  country char(2),
  member_id bigint references members on delete cascade,
  percentage int not null check (percentage between 1 and 90),
  minimum_order int not null default 0,
  currency char(3),
  validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
  active boolean not null default true,
  -- Seconds after sign-up in which a new member may use it (TIMEBONUS25: 14400), or null.
  signup_window int,
  expires_at timestamptz,
  methods text[] not null default '{}'
);
insert into discount_codes (code, percentage, validity, signup_window) values ('TIMEBONUS25', 25, 'once-per-user', 14400);

create table discount_uses (
  code text not null references discount_codes,
  member_id bigint not null references members on delete cascade,
  order_id bigint not null references orders,
  -- A code is used by payment. Until then an open order holds it for its own buyer, who lets go of it by ordering anew: however long the
  -- provider takes to end the older order.
  let_go_at timestamptz,
  created_at timestamptz not null,
  primary key (code, member_id, order_id)
);

-- What providers have told us of by themselves, each once.
create table payment_events (
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Until when the lists of a provider have been compared with our orders (payments/differences.ts).
create table payment_comparisons (
  provider text primary key,
  compared_until timestamptz not null
);

-- The sandbox provider is a stranger that happens to live in the same database: only platform/payments/sandbox reads this.
create table sandbox_payments (
  id text primary key,
  reference text not null unique,
  amount int not null,
  currency char(3) not null,
  method text not null,
  description text not null,
  language text not null,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
