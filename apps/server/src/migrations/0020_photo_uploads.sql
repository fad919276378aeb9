-- An upload whose answer was lost is sent again with the same key, and is then the same photo (MEM-09).
alter table photos add column upload_key text;
create unique index photos_upload_key on photos (member_id, upload_key) where upload_key is not null;
