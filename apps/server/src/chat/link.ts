/** Top-level domains that are not words of our languages: "Example.Com" is a link in any case. */
const clear = 'com|org|xyz|cn|ws';
/** Those that are also words: "Leuk.Ga je mee?" is a full stop without its space. */
const long =
  'net|info|top|site|online|shop|club|app|dev|link|live|page|website|space|store|vip|cam|dating|sex|porn|biz';
const short = 'su|ml|ga|eu|tv|gg|cc|cf|ly|ru|tk';
const words = `${long}|${short}`;

/** What a first message may say of a name without its path: nobody ends a sentence with one of them and goes on without a space. */
const secondLevel = 'co\\.(?:il|jp|ke|kr|nz|th|uk)|(?:ac|gov|org)\\.uk|or\\.(?:at|jp)';
const cyrillic = 'рф|укр';

/**
 * Before a dot one letter says as much as all of them. A pattern that tried a whole name from each of its letters would take the square of
 * a text's length, and NFKC makes eighteen letters of one.
 */
const label = String.raw`[\p{L}\p{M}\p{N}-]`;
const end = String.raw`(?![\p{L}\p{N}])`;
const links: readonly RegExp[] = [
  /(?:h(?:tt|xx)ps?\s?:?|ftp\s?:)\s?\/\s?\/|\bwww\s?\.\s?\S/iu,
  // Of any app: "whatsapp://send". After the sad face ":/" comes a space.
  /\p{L}:\/\/[\p{L}\p{N}]/u,
  // An address for mail.
  /[\p{L}\p{N}_+-]@[\p{L}\p{N}-]+\.[\p{L}\p{N}-]*\p{L}/u,
  new RegExp(String.raw`${label}\.(?:${clear}|${secondLevel}|xn--[a-z\d-]+)${end}`, 'iu'),
  // A single capital begins a sentence, unless a path follows.
  new RegExp(String.raw`${label}\.(?:${words}|${long.toUpperCase()}|${cyrillic})${end}`, 'u'),
  // Two capitals may be an abbreviation that begins a sentence: "Bin müde.TV an". Looks back from the dot, once for each.
  new RegExp(
    String.raw`\.(?:${short.toUpperCase()})${end}(?<=(?:\p{Lu}[\p{N}-]*|\p{L}[\p{L}-]*\p{N}[\p{N}-]*)\.\p{L}+)`,
    'u',
  ),
  new RegExp(String.raw`${label}\.(?:${words})/\S`, 'iu'),
  // Country domains count only with a path: "ciao.io sono". "Danke.Ja/nein" is a sentence even so.
  new RegExp(String.raw`${label}(?:\.(?:[a-z]{2}|[A-Z]{2})|(?<!\p{Ll})\.[A-Za-z]{2})/\S`, 'u'),
  // A port or a query is no path, and ends no sentence: "evil.de:8080", "evil.de?x=1".
  new RegExp(String.raw`${label}\.[a-z]{2,24}(?::(?:80|\d{3,5})(?!\d)|/?\?[\w.-]{1,40}=)`, 'iu'),
];

/** Two words of which the reader takes one look like a country domain and a path: "danke.er/sie kommt mit". */
const pairs = [
  'du/(?:ihr|ni|sie)',
  'el/ella',
  'en/(?:ett?|of)',
  'er/sie(?:/es)?',
  'et/ou',
  'he/(?:him|she)',
  'il/elle',
  'io/tu',
  'ja/tai',
  'je/jij',
  'og/eller',
  'on/ona',
  'se/hän',
  'tu/vous',
  'un/(?:una|une)',
  'ze/hij',
];
const either = new RegExp(String.raw`(?<=\.)(?:${pairs.join('|')})(?![\p{L}\p{N}/_-]|[.?#&=]\S)`, 'giu');

/** Begins where the spaces begin, so that many of them are read once. */
const spaces = String.raw`(?<!\s)\s+`;
/** "example(dot)Net" is never a sentence, in any case of letters. Nor is "example[.]net". */
const written = new RegExp(
  String.raw`(?:${spaces})?[([{]\s*(?:\.|dot|punktum|punkt|punto|point|punt|kropka|piste|prikk?)\s*[)\]}]\s*(\p{L}*)`,
  'giu',
);
/** "example dot com", but not "the dot com boom". */
const said = new RegExp(
  String.raw`(?<!\b(?:an?|any|during|every|first|in|my|of|old|some|the|this|was))${spaces}(?:dot|punktum|punkt|punto|point|kropka)\s+(?=(?:com|org|xyz)${end})`,
  'giu',
);
/** "example . com"; before "Net" a Dutch sentence may end. */
const spaced = new RegExp(String.raw`(?:${spaces})?\.\s*(?=(?:com|org|ru)${end})|${spaces}\.\s*(?=net${end})`, 'giu');

/** Letters of other alphabets with the look of a Latin one, in a name that is otherwise Latin: "evil.сom". */
const looks = 'асеіјорѕухԁмткονρАСЕІОРТКХМ';
const latin = 'aceijopsyxdmtkovpACEIOPTKXM';
const alike = new Map(Array.from(looks, (look, at) => [look, latin.charAt(at)]));
const mixed = /(?<=\p{sc=Latin}\.)\p{L}{2,8}|(?<=\.)(?=\p{L}{0,7}\p{sc=Latin})\p{L}{2,8}/gu;
function asLatin(domain: string): string {
  const read = Array.from(domain, (letter) => alike.get(letter) ?? letter).join('');
  // "рф" has no Latin look as a whole.
  return /^[a-z]+$/i.test(read) ? read : domain;
}
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text contains a link, including one that is written to hide from machines. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    // Browsers take the full stop of Chinese and Japanese for a dot (UTS #46).
    .replaceAll('\u3002', '.')
    .replaceAll(written, (_all, domain: string) => `.${domain.toLowerCase()}`)
    .replaceAll(said, '.')
    .replaceAll(spaced, '.')
    .replaceAll(mixed, asLatin)
    .replaceAll(either, '');
  return links.some((link) => link.test(plain));
}
