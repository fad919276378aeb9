-- The search is answered by the database alone. What can be asked of a member is a fact ("gender woman"); for each fact a string of bits
-- says of whom it is true, the bit of a member being their number. Any combination is a few bitwise operations over 125 kB a million members.
create table search_bits (
  fact text collate "C" not null,
  -- Members number 15,360 * chunk and up.
  chunk int not null,
  bits bit(15360) not null,
  primary key (fact, chunk)
) with (fillfactor = 70);
-- Four rows a page, never moved aside or packed: they are read as they lie.
alter table search_bits alter bits set storage plain;

-- Whose facts have changed since they were written into the bits, and what is true of them now: nothing of whoever has gone, and of whom
-- it is null, what search_entries says. A search looks at these one by one.
create table search_changes (
  member_id bigint primary key,
  facts text[] collate "C"
);

-- Sets one bit after the other, beginning with none.
do $$ begin
  execute format('create aggregate search_mark(int, int) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 15360));
end $$;
create aggregate search_join(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- What no fact says is found by these, without a look at the rows themselves.
drop index search_entries_region;
create index search_entries_region on search_entries (region_id, member_id);
drop index search_entries_cell;
create index search_entries_cell on search_entries (cell_y, cell_x, member_id) where cell_y is not null;

insert into search_changes (member_id) select member_id from search_entries;

-- Processes no longer keep the members in their memory.
drop table search_removals;
alter table search_entries drop changed;
