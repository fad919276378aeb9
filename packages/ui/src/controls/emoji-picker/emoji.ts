export interface Emoji {
  /** The character itself, with yellow skin. */
  char: string;
  /** In the reader's language (CLDR): "smiling face with heart-eyes". */
  name: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  /** The five skin tones, from light to dark. */
  tones?: readonly [string, string, string, string, string];
}

export interface EmojiGroup {
  id: string;
  /** "Smileys & people" */
  label: string;
  /** The emoji on the group's tab. */
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

/** Emojis with a word that begins with each typed word, in any order; matches by name before matches by keyword. */
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

/** The cell that a key moves to in a grid with this many columns; undefined for other keys. */
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
  // From the last but one row down into a shorter last row.
  if (key === 'ArrowDown' && wanted >= count && row + columns < count) return count - 1;
  return wanted >= 0 && wanted < count ? wanted : at;
}
