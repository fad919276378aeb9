export interface Emoji {
  /** The character itself, in yellow where it has skin. */
  char: string;
  /** In the reader's language (CLDR): "smiling face with heart-eyes". */
  name: string;
  /** Other words it is found by. */
  keywords?: readonly string[];
  /** The same in the five skin tones, from light to dark. */
  tones?: readonly [string, string, string, string, string];
}

export interface EmojiGroup {
  id: string;
  /** "Smileys & people" */
  label: string;
  /** One emoji that stands for the group on its tab. */
  icon: string;
  emojis: readonly Emoji[];
}

/** 0 is yellow, 1 to 5 are the skin tones from light to dark (Fitzpatrick types I-II to VI). */
export type EmojiTone = 0 | 1 | 2 | 3 | 4 | 5;

export const tones: readonly EmojiTone[] = [0, 1, 2, 3, 4, 5];
/** Shown on the buttons of the tones. */
export const toneSamples = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'] as const;

/** The character to send. */
export const inTone = (emoji: Emoji, tone: EmojiTone): string =>
  tone === 0 ? emoji.char : (emoji.tones?.[tone - 1] ?? emoji.char);

/** Those with a word that begins with each word written, in any order; by name before by keyword. */
export function searchEmojis(groups: readonly EmojiGroup[], text: string): Emoji[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = (sources: readonly string[]) => {
    const known = sources.flatMap((source) => source.toLocaleLowerCase().split(/[\s-]+/));
    return words.every((word) => known.some((other) => other.startsWith(word)));
  };
  const all = [...new Set(groups.flatMap(({ emojis }) => emojis))];
  const byName = all.filter(({ name }) => found([name]));
  return [
    ...byName,
    ...all.filter((emoji) => !byName.includes(emoji) && found([emoji.name, ...(emoji.keywords ?? [])])),
  ];
}

/** Where a key goes in a grid of so many columns; undefined for other keys. */
export function cellAfter(
  key: string,
  at: number,
  { count, columns, toEnd }: { count: number; columns: number; toEnd: boolean },
): number | undefined {
  const row = at - (at % columns);
  const wanted = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: toEnd ? 0 : row,
    End: toEnd ? count - 1 : Math.min(row + columns, count) - 1,
    PageDown: Math.min(at + columns * 5, count - 1),
    PageUp: Math.max(at - columns * 5, 0),
  }[key];
  if (wanted === undefined) return undefined;
  // From the row before last down into a last row that is shorter.
  if (key === 'ArrowDown' && wanted >= count && row + columns < count) return count - 1;
  return wanted >= 0 && wanted < count ? wanted : at;
}
