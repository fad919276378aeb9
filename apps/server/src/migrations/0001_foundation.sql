-- Times always come from the application's clock, never from now(). Amounts of money are integer minor units, credits are integers.

create table sites (
  id text primary key,
  -- The first one serves hosts that no site names.
  position int not null,
  -- Sites of one pool share their members.
  pool text not null,
  hosts text[] not null,
  company_id text not null,
  settings jsonb not null
);

create table regions (
  id text primary key,
  country char(2) not null,
  name text not null
);
create index regions_country on regions (country);

create table places (
  id text primary key,
  region_id text not null references regions,
  country char(2) not null,
  name text not null,
  -- Coarse cell (see places.service): the only position that is ever stored or compared (security.md section 6).
  cell_x int not null,
  cell_y int not null
);
create index places_cell on places (cell_x, cell_y);
create index places_region on places (region_id);

create table members (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  pool text not null,
  site_id text not null references sites,
  status text not null check (status in ('active', 'disabled', 'pending_deletion', 'deleted')),
  confirmed_at timestamptz,
  name text not null,
  -- NFKC, case folded, without invisible characters: what must be unique.
  name_key text not null,
  email text,
  email_key text,
  language text not null,
  gender text not null,
  seeking text[] not null,
  birth_date date not null,
  time_zone text not null default 'UTC',
  country char(2) not null,
  region_id text references regions,
  place_id text references places,
  cell_x int,
  cell_y int,
  about text not null default '',
  sexuality text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  interests text[] not null default '{}',
  premium_since timestamptz,
  fictional boolean not null default false,
  moderator boolean not null default false,
  notifications_disabled jsonb not null default '[]',
  push_subscriptions jsonb not null default '[]',
  tracking jsonb not null default '{}',
  main_photo_id bigint,
  signup_at timestamptz not null,
  last_active_at timestamptz not null,
  unique (pool, name_key),
  unique (pool, email_key)
);

create table credentials (
  member_id bigint primary key references members on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

create table login_attempts (
  -- 'member:<id>' or 'network:<address>'
  key text primary key,
  failures int not null,
  lock_level int not null default 0,
  locked_until timestamptz,
  first_failure_at timestamptz not null,
  last_failure_at timestamptz not null
);

create table known_devices (
  member_id bigint not null references members on delete cascade,
  token_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (member_id, token_hash)
);

create table sessions (
  token_hash bytea primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  client text not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_member on sessions (member_id);

create table mail_tokens (
  id bigint generated always as identity primary key,
  -- Of the link in the mail. The row is made with a hash nobody knows; the job that mails the link sets the real one.
  token_hash bytea not null unique,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('activation', 'password_reset', 'email_change', 'reactivation', 'unsubscribe')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_member on mail_tokens (member_id, kind, created_at desc);

-- What a visitor wrote to a member while signing up: sent when the account is confirmed (SGN-01).
create table first_messages (
  member_id bigint primary key references members on delete cascade,
  to_public_id text not null,
  body text not null,
  client_id uuid not null,
  created_at timestamptz not null
);

-- Keys that all processes of this database must share and that nobody set in the environment.
create table secrets (
  name text primary key,
  value text not null
);

-- Generic cell rate algorithm: the theoretical arrival time, in milliseconds, is the whole state of one limit.
create unlogged table rate_limits (
  key text primary key,
  arrival double precision not null
) with (fillfactor = 50);

create table photos (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  state text not null check (state in ('inspected', 'active', 'rejected')),
  position int not null,
  width int not null,
  height int not null,
  -- Unrelated random names, one a size, so that one address never leads to another.
  file_full text not null,
  file_match text not null,
  file_thumb text not null,
  file_blur text not null,
  content_hash bytea,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index photos_member on photos (member_id, position);
create index photos_queue on photos (created_at) where state = 'inspected';
create unique index photos_file_full on photos (file_full);
create unique index photos_file_match on photos (file_match);
create unique index photos_file_thumb on photos (file_thumb);
create unique index photos_file_blur on photos (file_blur);
alter table members add foreign key (main_photo_id) references photos on delete set null;

create table likes (
  from_id bigint not null references members on delete cascade,
  to_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  -- Cleared for the receiver when the profile is opened (LIK-01).
  seen_at timestamptz,
  auto_shown_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index likes_to on likes (to_id, created_at desc);

create table blocks (
  blocker_id bigint not null references members on delete cascade,
  blocked_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table conversations (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_a bigint not null references members on delete cascade,
  member_b bigint not null references members on delete cascade,
  last_seq int not null default 0,
  -- Who sent the first message; an empty conversation counts for nobody (CHAT-03).
  started_by bigint,
  created_at timestamptz not null,
  unique (member_a, member_b),
  check (member_a < member_b)
) with (fillfactor = 80);
create index conversations_started on conversations (started_by) where started_by is not null;

create table conversation_members (
  member_id bigint not null references members on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  other_id bigint not null references members on delete cascade,
  read_seq int not null default 0,
  delivered_seq int not null default 0,
  unread int not null default 0 check (unread >= 0),
  -- Deleting a chat hides what came up to here for this member only (CHAT-05).
  cleared_seq int not null default 0,
  hidden boolean not null default false,
  last_message_at timestamptz,
  -- No index on what each message changes: the list sorts a member's few hundred rows itself, and updates stay in the page.
  primary key (member_id, conversation_id)
) with (fillfactor = 80);

create table messages (
  conversation_id bigint not null references conversations on delete cascade,
  seq int not null,
  public_id text not null,
  sender_id bigint not null,
  kind text not null check (kind in ('text', 'icebreaker', 'gift', 'photo')),
  body text,
  -- Catalogue id of an icebreaker or a gift.
  item text,
  client_id uuid not null,
  cost int not null,
  -- The sender's balance after this message: a repeated send gets the answer of the first.
  credits_after int not null default 0,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (sender_id, client_id)
);

-- The live stream of one member: numbers are given under this row's lock, so a reader that follows them misses no late commit.
create table member_streams (
  member_id bigint primary key references members on delete cascade,
  last_seq bigint not null default 0
) with (fillfactor = 70);

create table events (
  member_id bigint not null,
  seq bigint not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, seq)
);
-- Events are written in the order of time and deleted by it: a few bytes for thousands of rows are enough.
create index events_age on events using brin (created_at);

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
  provider_ref text unique,
  pay_url text,
  return_to text,
  -- What the provider was told, so that it can be told the same again.
  return_url text not null,
  webhook_url text not null,
  description text not null,
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  checked_at timestamptz,
  unique (member_id, idempotency_key)
);
create index orders_open on orders (updated_at) where state in ('loading', 'pending');

create table payment_events (
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Double entry: one row moves `amount` credits between the member's wallet and `counter_account`.
create table ledger_entries (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  -- Has a wallet: ledger_after finds it, and wallet_keeps keeps it. A foreign key would check the same twice for each message.
  member_id bigint not null,
  counter_account text not null check (counter_account in ('signup_bonus', 'sales', 'messages', 'gifts', 'reversals', 'corrections')),
  kind text not null check (kind in ('signup', 'purchase', 'message', 'gift', 'reversal', 'correction')),
  amount int not null check (amount <> 0),
  balance_after int not null,
  order_id bigint references orders,
  conversation_id bigint,
  message_seq int,
  created_at timestamptz not null
);
create index ledger_member on ledger_entries (member_id, id desc);
create unique index ledger_order on ledger_entries (order_id, kind) where order_id is not null;
create unique index ledger_signup on ledger_entries (member_id) where kind = 'signup';

-- A writer who holds the wallet's lock may give the balance after the entry; for others it is read here, under that lock.
create function ledger_before() returns trigger language plpgsql as $$
begin
  select balance + new.amount into new.balance_after from wallets where member_id = new.member_id for no key update;
  if not found then
    insert into wallets (member_id) values (new.member_id) on conflict do nothing;
    select balance + new.amount into new.balance_after from wallets where member_id = new.member_id for no key update;
  end if;
  return new;
end $$;
create trigger ledger_before before insert on ledger_entries for each row when (new.balance_after is null) execute function ledger_before();

-- Moves the balance with the entry, and only to what the entry says. After, not before: an insert that does nothing (on conflict)
-- must change nothing.
create function ledger_after() returns trigger language plpgsql as $$
begin
  update wallets set balance = new.balance_after,
      overdrawn = new.balance_after < 0 and (new.kind = 'reversal' or overdrawn and new.amount > 0)
    where member_id = new.member_id and balance + new.amount = new.balance_after;
  if not found then
    raise exception 'the balance of member % after this entry is not %', new.member_id, new.balance_after;
  end if;
  return null;
end $$;
create trigger ledger_after after insert on ledger_entries for each row execute function ledger_after();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

create function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes only by a ledger entry';
end $$;
create trigger wallet_only_by_ledger before update on wallets for each row
  when (new.balance <> old.balance and pg_trigger_depth() = 0) execute function refuse_balance();
create trigger wallet_starts_empty before insert on wallets for each row when (new.balance <> 0) execute function refuse_balance();

create function keep_wallet() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where member_id = old.member_id) then
    raise exception 'the wallet of member % has entries', old.member_id;
  end if;
  return old;
end $$;
create trigger wallet_keeps before delete on wallets for each row execute function keep_wallet();

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

create table discount_uses (
  code text not null references discount_codes,
  member_id bigint not null references members on delete cascade,
  order_id bigint not null references orders,
  created_at timestamptz not null,
  primary key (code, member_id, order_id)
);

-- The sandbox provider is a stranger that happens to live in the same database: only platform/payments/sandbox reads this.
create table sandbox_payments (
  id text primary key,
  reference text not null,
  amount int not null,
  currency char(3) not null,
  method text not null,
  description text not null,
  language text not null,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  created_at timestamptz not null,
  unique (reference)
);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- At most one waiting job has a key.
  key text unique,
  payload jsonb not null default '{}',
  run_at timestamptz not null,
  attempts int not null default 0,
  locked_until timestamptz,
  parked boolean not null default false,
  last_error text
);
create index jobs_due on jobs (run_at) where not parked;

create table audit_log (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
