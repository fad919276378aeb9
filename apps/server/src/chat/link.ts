/** Top-level domains that are not words of our languages: "Example.Com" is a link in any case. */
const clear = 'com|org|xyz|cn|ws';
/** Those that are also words: "Leuk.Ga je mee?" is a full stop without its space. */
const long =
  'net|info|top|site|online|shop|club|app|dev|link|live|page|website|space|store|vip|cam|dating|sex|porn|biz';
const short = 'su|ml|ga|eu|tv|gg|cc|cf|ly|ru|tk';
const words = `${long}|${short}`;

const label = String.raw`[\p{L}\p{M}\p{N}-]+`;
const end = String.raw`(?![\p{L}\p{N}])`;
const links: readonly RegExp[] = [
  /(?:https?|ftp)\s?:\s?\/\s?\/|\bwww\s?\.\s?\S/iu,
  new RegExp(String.raw`${label}\.(?:${clear})${end}`, 'iu'),
  // A single capital begins a sentence, unless a path follows.
  new RegExp(String.raw`${label}\.(?:${words}|${long.toUpperCase()})${end}`, 'u'),
  // Two capitals may be an abbreviation that begins a sentence: "Bin müde.TV an".
  new RegExp(String.raw`(?:\p{Lu}[\p{N}-]*|\p{L}[\p{L}-]*\p{N}[\p{N}-]*)\.(?:${short.toUpperCase()})${end}`, 'u'),
  new RegExp(String.raw`${label}\.(?:${words})/\S`, 'iu'),
  // Country domains count only with a path: "ciao.io sono". "Danke.Ja/nein" is a sentence even so.
  new RegExp(String.raw`${label}(?:\.(?:[a-z]{2}|[A-Z]{2})|(?<!\p{Ll})\.[A-Za-z]{2})/\S`, 'u'),
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

/** "example(dot)Net" is never a sentence, in any case of letters. */
const written = /\s*[([{]\s*(?:dot|punktum|punkt|punto|point|punt|kropka|piste|prikk?)\s*[)\]}]\s*(\p{L}*)/giu;
/** "example . com"; before "Net" a Dutch sentence may end. */
const spaced = /\s*\.\s*(?=(?:com|org|ru)(?![\p{L}\p{N}]))|\s+\.\s*(?=net(?![\p{L}\p{N}]))/giu;
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text contains a link, including one that is written to hide from machines. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    // Browsers take the full stop of Chinese and Japanese for a dot (UTS #46).
    .replaceAll('\u3002', '.')
    .replaceAll(written, (_all, domain: string) => `.${domain.toLowerCase()}`)
    .replaceAll(spaced, '.')
    .replaceAll(either, '');
  return links.some((link) => link.test(plain));
}
