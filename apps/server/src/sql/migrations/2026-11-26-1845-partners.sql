-- Partners, whose pages show our landers, and the counts that they see (docs/decisions/2026-11-26-partners.md).
create table partners (
  id bigint generated always as identity primary key,
  site_id text not null references sites,
  name text not null,
  -- What the tracking of those who come from there says (SES-07).
  network text not null,
  -- As a browser names them: https://partner.example.
  origins text[] not null,
  -- Null: all there are.
  landers text[],
  -- Opens the page with their counts; null: nothing does.
  token_hash bytea unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index partners_network on partners (site_id, network) where revoked_at is null;

-- Counts and nothing else: no row is about somebody. An empty text where nothing was said, or too much else.
create table partner_counts (
  partner_id bigint not null references partners on delete cascade,
  day date not null,
  ref text not null,
  sub1 text not null,
  sub2 text not null,
  sub3 text not null,
  views int not null default 0,
  starts int not null default 0,
  signups int not null default 0,
  first_purchases int not null default 0,
  primary key (partner_id, day, ref, sub1, sub2, sub3)
);

-- Who was counted today, as a hash by a key of that day. Both go with the day, and then nobody can be found in it.
create table partner_day_keys (
  day date primary key,
  key bytea not null
);
create table partner_sights (
  day date not null,
  hash bytea not null,
  primary key (day, hash)
);
