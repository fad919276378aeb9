-- Likes and visits of members who were erased, for those who see no names (docs/decisions/2026-11-22-hidden-likes.md).
create table traces_left (
  -- Who was liked or looked at.
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('like', 'visit')),
  -- What its reader knows it by since it is there; all visits of one visitor have the same. Nothing leads from it to whose it was.
  key text not null,
  fictional boolean not null,
  at timestamptz not null,
  seen_at timestamptz,
  primary key (member_id, kind, key, at)
);
create index traces_left_at on traces_left (at);
