/**
 * The index one row down or up in a grid of equal columns, in the same column; skips rows whose cell there is not free. Undefined at
 * the edge. `tops` are the upper edges of the cells, `free` says which can be chosen.
 */
export function stepInGrid(from: number, rows: 1 | -1, tops: readonly number[], free: readonly boolean[]) {
  const columns = tops.findIndex((top) => top !== tops[0]);
  if (columns < 1) return undefined;
  for (let at = from + rows * columns; at >= 0 && at < tops.length; at += rows * columns) if (free[at]) return at;
  return undefined;
}
