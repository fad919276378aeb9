-- All tables: times come from the application's clock, never from now(). Amounts of money are integer minor units, credits are integers.

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
