-- The form in which the search of messages compares texts, equal for texts that readers take for the same: NFKC, no case (ß is ss, İ and ı
-- are i), æ as ae and œ as oe, no invisible characters, one apostrophe, quotation mark, hyphen and space. `foldText` of packages/api-client
-- does the same for the page, which marks matches. One expression, so that PostgreSQL inlines it instead of calling it for each message.
create or replace function folded_text(p_text text) returns text language sql immutable parallel safe as $$
  select case
    -- Most messages contain only characters of which six need more than lower case: an eighth of the time.
    when p_text !~ '[^ -_a-~\u00c0-\u012f\u0134-\u013e\u0141-\u0148\u014a-\u017e\u2019\u2026\u2600-\u27bf\ufe0f\U0001f300-\U0001faff]| [ \ufe0f]'
    then replace(replace(replace(replace(replace(replace(
      lower(p_text collate "und-x-icu"), E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u2019', ''''), E'\u2026', '...'), E'\ufe0f', '')
    -- Read it from the inside out.
    else
      regexp_replace(normalize(
      -- Lower-case İ, the sigma at the end of a word, and two letters that many keyboards lack.
      regexp_replace(replace(replace(replace(
      -- Apostrophes, quotation marks and hyphens, as keyboards and phones insert them.
      regexp_replace(regexp_replace(regexp_replace(
      -- Through capitals, so that ß becomes ss; lower case first, as ẞ has no other capital.
      lower(upper(lower(normalize(
      -- Invisible characters.
      regexp_replace(
      -- Stand-alone accents used as an apostrophe: NFKC would decompose them.
      regexp_replace(p_text, '[\u00b4\u0384\u1ffd]', '''', 'g'),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'), NFKC) collate "und-x-icu"))),
      '[\u2018\u2019\u201b\u02bb\u02bc\u0060\u2032]', '''', 'g'), '[\u201c-\u201f\u00ab\u00bb]', '"', 'g'), '[\u2010-\u2014\u2212]', '-', 'g'),
      E'\u03c2', E'\u03c3'), E'\u00e6', 'ae'), E'\u0153', 'oe'), 'i\u0307+', 'i', 'g'),
      NFKC), '[\u0009-\u000d\u0085\u1680\u2028\u2029 ]{2,}|[\u0009-\u000d\u0085\u1680\u2028\u2029]', ' ', 'g')
  end
$$;
