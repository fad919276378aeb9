/** Top-level domains whose names are no words of our languages: "example.com" is a link without anything else. */
const clear =
  'com|net|org|info|biz|xyz|top|site|online|shop|club|app|dev|link|live|page|website|space|store|vip|cam|dating|sex|porn|ru|cn|su|tk|ml|ga|cf|eu|tv|cc|ws|gg|ly';
/** "ciao.io sono", "halo.de": a dot without its space. These count only with a path behind them. */
const doubtful = '[a-z]{2}';
const written = /[([{]\s*(?:dot|punkt|punto|point|punt|kropka|piste|prikk)\s*[)\]}]/giu;
const link = new RegExp(
  String.raw`(?:https?|ftp)\s?:\s?/\s?/|\bwww\s?\.\s?\S|[\p{L}\p{N}-]+\.(?:${clear})(?![\p{L}\p{N}])|[\p{L}\p{N}-]+\.(?:${doubtful})/\S`,
  'iu',
);

/** Whether a text holds something that leads to another place, also one that is written so that no machine shall see it. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(written, '.')
    .replaceAll(/\s*\.\s*(?=(?:com|net|org|ru)(?![\p{L}\p{N}]))/giu, '.');
  return link.test(plain);
}
