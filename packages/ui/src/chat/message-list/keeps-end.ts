export interface Keyed {
  readonly key: string;
}

/**
 * True when rows were put in front of what was there (older messages), so that the list must keep its distance from the
 * end. The last known row tells: it is still there, but further back than before.
 */
export function putInFront(before: readonly Keyed[], after: readonly Keyed[]): boolean {
  const last = before.at(-1);
  if (!last) return false;
  for (let index = after.length - 1; index >= 0; index -= 1) {
    if (after[index]?.key === last.key) return index !== before.length - 1;
  }
  return false;
}
