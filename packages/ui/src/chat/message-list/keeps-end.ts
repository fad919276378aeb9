export interface Keyed {
  readonly key: string;
}

/**
 * Whether rows (older messages) were prepended, so that the list must keep its distance from the end. Compares the index of the last
 * known row: it still exists, but further down than before.
 */
export function putInFront(before: readonly Keyed[], after: readonly Keyed[]): boolean {
  const last = before.at(-1);
  if (!last) return false;
  for (let index = after.length - 1; index >= 0; index -= 1) {
    if (after[index]?.key === last.key) return index !== before.length - 1;
  }
  return false;
}
