-- Who looks for real people only finds no fictional profile, and nobody finds one as online: that is a fact like the others.
alter table search_entries add column fictional boolean not null default false;
update search_entries e set fictional = true from members m where m.id = e.member_id and m.fictional;

-- Of everybody it is read from their rows what is true of them now.
insert into search_changes (member_id) select member_id from search_entries on conflict (member_id) do update set facts = null;
