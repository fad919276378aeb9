-- Direct debits (PAY-05): codes that were sent by SMS and wait to be typed, and the mandates that were given with them.
create table debit_codes (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  -- Of the mandate that the code gives.
  reference text not null,
  -- What is ordered, as the call named it.
  request jsonb not null,
  -- Whose account and telephone; nobody reads it without the key.
  sealed text not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index debit_codes_member on debit_codes (member_id);
create index debit_codes_expires on debit_codes (expires_at);

create table debit_mandates (
  order_id bigint primary key references orders on delete cascade,
  member_id bigint not null references members,
  reference text not null unique,
  creditor_name text not null,
  creditor_id text not null,
  -- Holder and IBAN; address and telephone. Null once nobody may need them any more.
  sealed_account text,
  sealed_contact text,
  iban_end char(4),
  signed_at timestamptz not null,
  collect_on date not null,
  -- When the bank took the money back.
  returned_at timestamptz
);
create index debit_mandates_member on debit_mandates (member_id);
create index debit_mandates_signed on debit_mandates (signed_at) where sealed_account is not null or sealed_contact is not null;
