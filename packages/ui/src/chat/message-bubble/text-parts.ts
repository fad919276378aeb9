/** A text with more UTF-16 units or lines than this is folded. */
const longest = 640;
const mostLines = 14;

/** Where to cut a long text: after a word, so that no word or character is split. Undefined for a short text. */
export function foldAt(text: string): number | undefined {
  const lines = text.split('\n');
  const ofLines = lines.length > mostLines ? lines.slice(0, mostLines - 4).join('\n').length : text.length;
  if (ofLines === text.length && text.length <= longest) return undefined;
  const limit = Math.min(ofLines, longest - 160);
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  if (space > limit / 2) return text.slice(0, space).trimEnd().length;
  // A word without any space: cuts between two characters, never inside one.
  return limit - (/[\uDC00-\uDFFF]/.test(text.charAt(limit)) ? 1 : 0);
}

/**
 * Characters that end an address wherever they are: quotes, the punctuation of languages without spaces, and white space without a width.
 */
const outside = '\\s\u200B\u2060<>"`“”„«»‹›‘‚（）「」『』【】《》〈〉、。，！？；：';

const closing = '.,;:!?)\\]}…';

/** Longest extent of an address. An apostrophe after the host belongs to it, unless it ends a quotation: one of `next` follows. */
const extent = (next: string) => `https?://[^${outside}'’/?#]+(?:[/?#](?:[^${outside}'’]|['’](?![${next}]))*)?`;

/** A hyphen follows a quotation only if that begins with the address: "'https://…'-page", but "rock-'n'-roll". */
const reach = new RegExp(`(?<=['‘’])${extent(`${closing}-`)}|${extent(closing)}`, 'gi');

/** Characters that end a sentence, quotation or bold text rather than an address, and invisible direction marks. */
const ending = /[.,;:!?…'’*\p{Bidi_C}]/u;

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes the punctuation after the address. A closing bracket stays if the address contains the opening one. */
function withoutEnd(found: string): string {
  const opened = new Map<string, number>();
  let end = 0;
  found.split('').forEach((character, at) => {
    const opening = brackets[character];
    const depth = opened.get(opening ?? character) ?? 0;
    opened.set(opening ?? character, opening ? Math.max(0, depth - 1) : depth + 1);
    if (opening ? depth > 0 : !ending.test(character)) end = at + 1;
  });
  return found.slice(0, end);
}

/** Splits a text at its web addresses: the odd pieces are addresses that can be opened. */
export function linkParts(text: string): string[] {
  const parts: string[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(reach)) {
    const address = withoutEnd(found);
    if (!URL.canParse(address)) continue;
    // With direction marks, the visible address would differ from the one that opens.
    parts.push(text.slice(rest, index), /\p{Bidi_C}/u.test(address) ? new URL(address).href : address);
    rest = index + address.length;
  }
  return [...parts, text.slice(rest)];
}

/** The pieces of `linkParts` up to a length of their whole text: the last of them may be cut. */
export function partsUpTo(parts: readonly string[], length: number): string[] {
  let start = 0;
  return parts.flatMap((part) => {
    const left = length - start;
    start += part.length;
    return left > 0 ? [part.slice(0, left)] : [];
  });
}
