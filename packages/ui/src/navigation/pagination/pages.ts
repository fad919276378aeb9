/** Which page numbers to show: the ends, the current one and its neighbours; null stands for a gap. At most seven entries. */
export function pagesToShow(current: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const middle = Math.min(Math.max(current, 4), count - 3);
  const inner = [middle - 1, middle, middle + 1];
  return [1, middle > 4 ? null : 2, ...inner, middle < count - 3 ? null : count - 1, count];
}
