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

/** What ends a sentence rather than an address. */
const address = /(https?:\/\/[^\s<>"'’”]+[^\s<>"'’”.,;:!?)\]}…])/i;

/** A text cut at its web addresses: what stands at odd places is one. */
export function linkParts(text: string): string[] {
  return text.split(new RegExp(address, 'gi'));
}
