-- Every town of 1,000 people, found by what it is called anywhere: see docs/decisions/2026-11-23-places.md.

alter table places
  -- People who live there.
  add column size int not null default 0,
  -- The town that a member who lives here is said to live in, and all that is stored of the choice (security.md section 6).
  add column town_id text;
drop index places_cell;
create index places_cell on places (cell_y, cell_x);
create index places_size on places (country, size desc);

-- What a place is found by: its names without case, signs and spelling (places/fold.ts).
create table place_names (
  country char(2) not null,
  -- A name that stands there, not one from abroad.
  local boolean not null,
  key text collate "C" not null,
  size int not null,
  place_id text not null
);
create index place_names_key on place_names (country, local, key) include (size, place_id);
-- For the first letters, which too many names begin with: the big ones come first anyway.
create index place_names_big on place_names (country, local, key) include (size, place_id) where size >= 20000;

-- Which data the tables were filled from; one row.
create table place_data (
  version text primary key
);
