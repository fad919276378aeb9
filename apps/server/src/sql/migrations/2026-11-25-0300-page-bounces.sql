-- How visits that began at an address with lb ended (docs/decisions/2026-11-25-the-way-in.md). About nobody: neither an address nor a member.
create table page_bounces (
  site_id text not null references sites,
  -- Made by the page for as long as it is open, and kept nowhere else.
  visit text not null,
  -- The page on which it was left, by its name: never an address.
  page text not null,
  pages int not null check (pages > 0),
  -- In which the page was in view.
  seconds int not null check (seconds >= 0),
  network text,
  ref text,
  hidden_at timestamptz not null,
  primary key (site_id, visit)
);
create index page_bounces_end on page_bounces (hidden_at);
