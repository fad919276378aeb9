-- Discount codes by the form in which they are compared (credits/credits.store.ts).
create index discount_codes_folded on discount_codes (
  upper(regexp_replace(normalize(code, NFKC), '[\s\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g')));
