-- Discount codes by the form in which they are compared (credits/credits.store.ts): with one hyphen for all that look like it.
drop index discount_codes_folded;
create index discount_codes_folded on discount_codes (
  upper(regexp_replace(regexp_replace(normalize(code, NFKC) collate "und-x-icu", '[\s\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'), '[\u2010-\u2015\u2212]', '-', 'g')));
