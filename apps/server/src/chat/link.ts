/** Top-level domains that are not words of our languages: "Example.Com" is a link in any case. */
const clear = 'com|org|biz|xyz|ru|cn|tk|cf|cc|ws|ly';
/** Those that are also words: "Leuk.Ga je mee?" is a full stop without its space. */
const words =
  'net|info|top|site|online|shop|club|app|dev|link|live|page|website|space|store|vip|cam|dating|sex|porn|su|ml|ga|eu|tv|gg';

const label = String.raw`[\p{L}\p{N}-]+`;
const end = String.raw`(?![\p{L}\p{N}])`;
const links: readonly RegExp[] = [
  /(?:https?|ftp)\s?:\s?\/\s?\/|\bwww\s?\.\s?\S/iu,
  new RegExp(String.raw`${label}\.(?:${clear})${end}`, 'iu'),
  // A single capital begins a sentence, unless a path follows.
  new RegExp(String.raw`${label}\.(?:${words}|${words.toUpperCase()})${end}`, 'u'),
  new RegExp(String.raw`${label}\.(?:${words})/\S`, 'iu'),
  // Country domains count only with a path: "ciao.io sono". "Danke.Er/sie" is a sentence even so.
  new RegExp(String.raw`${label}(?:\.(?:[a-z]{2}|[A-Z]{2})|(?<!\p{Ll})\.[A-Za-z]{2})/\S`, 'u'),
];

/** "example(dot)Net" is never a sentence, in any case of letters. */
const written = /[([{]\s*(?:dot|punkt|punto|point|punt|kropka|piste|prikk)\s*[)\]}]\s*(\p{L}*)/giu;
/** "example . com"; before "Net" a Dutch sentence may end. */
const spaced = /\s*\.\s*(?=(?:com|org|ru)(?![\p{L}\p{N}]))|\s+\.\s*(?=net(?![\p{L}\p{N}]))/giu;

/** Whether a text contains a link, including one that is written to hide from machines. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(written, (_all, domain: string) => `.${domain.toLowerCase()}`)
    .replaceAll(spaced, '.');
  return links.some((link) => link.test(plain));
}
