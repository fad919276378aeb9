-- What is left of a text when it is varied a little: letters and digits. Of a text without any, the text.
create or replace function text_key(p_text text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(lower(p_text), '[^[:alnum:]]+', '', 'g'), ''), p_text)
$$;
