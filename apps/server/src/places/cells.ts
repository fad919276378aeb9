/** A coarse square of about 11 x 11 km: the only form in which a position is known (security.md section 6). */
export interface Cell {
  x: number;
  y: number;
}

/** Degrees of latitude of one row: 11.1 km. */
const rowHeight = 0.1;
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const middleLatitude = (y: number) => (y + 0.5) * rowHeight;
/** Degrees of longitude of one column in a row, so that a cell is as wide as high, but never wider than a quarter of the globe. */
const columnWidth = (y: number) => Math.min(90, rowHeight / Math.max(0.0001, Math.cos(radians(middleLatitude(y)))));

/** Snaps a position to its cell. Everything else works on cells, so nothing can depend on a member's position within the cell. */
export function cellOf(latitude: number, longitude: number): Cell {
  const y = Math.min(899, Math.floor(latitude / rowHeight + 1e-9));
  return { x: Math.floor(longitude / columnWidth(y) + 1e-9), y };
}

/** The middle of a cell, in degrees. */
export const middleOf = ({ x, y }: Cell) => ({ latitude: middleLatitude(y), longitude: (x + 0.5) * columnWidth(y) });

/** Kilometres between the middles of two cells, along the great circle. */
export function kilometresBetween(a: Cell, b: Cell): number {
  const [latA, latB] = [radians(middleLatitude(a.y)), radians(middleLatitude(b.y))];
  const [lonA, lonB] = [a, b].map(({ x, y }) => radians((x + 0.5) * columnWidth(y))) as [number, number];
  const chord = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin((lonB - lonA) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The distance that members see: kilometres rounded up to 5. Neighbours in one cell are shown as 5 km apart. */
export const shownDistance = (a: Cell, b: Cell): number => Math.max(5, Math.ceil(kilometresBetween(a, b) / 5) * 5);

/** One row of cells, from one column to another, both included. */
export interface CellRow {
  y: number;
  from: number;
  to: number;
}

/** The cells whose middles are at most this many kilometres from a cell's middle, row by row without a gap. */
export function cellsWithin(centre: Cell, kilometres: number): CellRow[] {
  const rows = Math.ceil(kilometres / 11) + 1;
  const longitude = (centre.x + 0.5) * columnWidth(centre.y);
  const found: CellRow[] = [];
  for (let y = centre.y - rows; y <= centre.y + rows; y += 1) {
    const middle = Math.floor(longitude / columnWidth(y) + 1e-9);
    const near = (x: number) => kilometresBetween(centre, { x, y }) <= kilometres;
    if (!near(middle)) continue;
    let [from, to] = [middle, middle];
    while (middle - from < rows * 2 && near(from - 1)) from -= 1;
    while (to - middle < rows * 2 && near(to + 1)) to += 1;
    found.push({ y, from, to });
  }
  return found;
}
