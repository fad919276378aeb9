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
  -- An upload whose answer was lost is sent again with the same key, and is then the same photo (MEM-09).
  upload_key text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index photos_member on photos (member_id, position);
create index photos_queue on photos (created_at) where state = 'inspected';
create index photos_content on photos (content_hash) where state = 'rejected';
create unique index photos_upload_key on photos (member_id, upload_key) where upload_key is not null;
create unique index photos_file_full on photos (file_full);
create unique index photos_file_match on photos (file_match);
create unique index photos_file_thumb on photos (file_thumb);
create unique index photos_file_blur on photos (file_blur);

alter table members add foreign key (main_photo_id) references photos on delete set null;
