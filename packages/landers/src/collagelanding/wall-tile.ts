/** Pictures of a full wall: two before the question, a large one and eight more. With the question they fill every row. */
export const tiles = 11;

/** Index of the picture that is as large as four. */
const large = 2;

/** Grid classes of a tile. On widths between phone and desktop the last two are hidden, which would form a row of their own. */
export function placeOf(index: number): string {
  if (index === large) return 'col-span-2 row-span-2 @min-[992px]:col-start-5 @min-[992px]:row-start-2';
  return index >= tiles - 2 ? '@min-[576px]:hidden @min-[992px]:block' : '';
}

/** Colours of empty tiles, if there are fewer pictures than tiles. */
const blanks = ['bg-primary-soft', 'bg-surface-sunken', 'bg-primary-soft-hover'] as const;
export const blankOf = (index: number): string => blanks[index % blanks.length] ?? blanks[0];
