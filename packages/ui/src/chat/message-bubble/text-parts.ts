/** Longer than this (UTF-16 units) or of more lines, and a text is folded. */
const longest = 640;
const mostLines = 14;

/** Where to cut a long text: at a space, so that no word and no character is torn. Undefined for what is short enough. */
export function foldAt(text: string): number | undefined {
  const lines = text.split('\n');
  const ofLines = lines.length > mostLines ? lines.slice(0, mostLines - 4).join('\n').length : text.length;
  if (ofLines === text.length && text.length <= longest) return undefined;
  const limit = Math.min(ofLines, longest - 160);
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  // One word without any space: between two characters, never inside one.
  return space > limit / 2 ? space : limit - (/[\uDC00-\uDFFF]/.test(text.charAt(limit)) ? 1 : 0);
}

/** How far an address may reach. An apostrophe belongs to it behind its host, but not where it ends a quotation. */
const reach = /https?:\/\/[^\s<>"“”„«»‹›‘‚'’/?#]+(?:[/?#](?:[^\s<>"“”„«»‹›‘‚'’]|['’](?![.,;:!?)\]}…-]))*)?/gi;

/** What ends a sentence or quotation rather than an address, and what only turns the text around it. */
const ending = /[.,;:!?…'’\p{Bidi_C}]/u;

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Without what follows the address in its sentence. A closing bracket is part of it when the address has opened it. */
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

/** A text cut at its web addresses: what stands at odd places is one, and can be opened. */
export function linkParts(text: string): string[] {
  const parts: string[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(reach)) {
    const address = withoutEnd(found);
    if (!URL.canParse(address)) continue;
    // Marks that turn the text would show another address than the one that opens.
    parts.push(text.slice(rest, index), /\p{Bidi_C}/u.test(address) ? new URL(address).href : address);
    rest = index + address.length;
  }
  return [...parts, text.slice(rest)];
}
