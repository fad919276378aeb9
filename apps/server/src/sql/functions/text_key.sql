-- The part of a text that survives small variations: letters and digits. For a text without any, the text itself.
create or replace function text_key(p_text text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(lower(p_text), '[^[:alnum:]]+', '', 'g'), ''), p_text)
$$;
