-- Discount codes by the form in which they are compared (credits/credits.store.ts): without the braille blank, and the same in a database
-- whose own collation knows only English letters.
drop index discount_codes_folded;
create index discount_codes_folded on discount_codes (
  upper(regexp_replace(normalize(code, NFKC) collate "und-x-icu", '[\s\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g')));
