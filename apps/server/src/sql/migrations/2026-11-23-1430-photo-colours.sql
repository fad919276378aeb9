-- The colour that stands in the place of a photo until it is there: its mean, coarse, as CSS. Null for photos stored before.
alter table photos add colour text check (colour ~ '^#[0-9a-f]{3}$');
