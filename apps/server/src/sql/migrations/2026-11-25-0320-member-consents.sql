-- What members agreed to and withdrew, each with its time: see docs/decisions/2026-11-25-consents.md.
create table member_consents (
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('resell')),
  given boolean not null,
  changed_at timestamptz not null,
  -- The last one holds; those before it stay, as proof.
  number int not null,
  primary key (member_id, kind, number)
);
