import type { LanderRegion } from '../shared/index.ts';

export interface MapCell {
  region: LanderRegion;
  /** From 0 on, from the north-west. */
  column: number;
  row: number;
}

export interface RegionMap {
  cells: readonly MapCell[];
  columns: number;
  rows: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Regions per cell of the area between the outermost centres. Half a cell is added on each side, so that some cells stay empty. */
const density = 1.1;

/**
 * A country as a map of equal cells, one for each region, each as close as possible to its region's position. It shows the relative
 * positions of regions, and nothing of positions within one.
 */
export function mapOf(regions: readonly LanderRegion[]): RegionMap {
  const middle = regions.reduce((sum, { latitude }) => sum + latitude, 0) / Math.max(1, regions.length);
  const places = regions.map((region) => ({
    region,
    x: region.longitude * Math.cos(radians(middle)),
    y: -region.latitude,
  }));
  const [left, width] = span(places.map(({ x }) => x));
  const [top, height] = span(places.map(({ y }) => y));
  const side = Math.sqrt((width * height * density) / Math.max(1, regions.length));
  const columns = Math.max(1, Math.min(8, Math.round(width / side) + 1));
  const rows = Math.max(Math.ceil(regions.length / columns), Math.round(height / side) + 1);
  const wanted = places.map(({ region, x, y }) => ({
    region,
    column: ((x - left) / width) * (columns - 1),
    row: ((y - top) / height) * (rows - 1),
  }));
  const free = Array.from({ length: columns * rows }, (_item, index) => index);
  // Regions at the edge choose first, as the edge is the shape of a country.
  const fromEdge = ({ column, row }: (typeof wanted)[number]) =>
    Math.min(column, columns - 1 - column, row, rows - 1 - row);
  const cells = wanted
    .toSorted((a, b) => fromEdge(a) - fromEdge(b) || (a.region.id < b.region.id ? -1 : 1))
    .map(({ region, column, row }) => {
      const distance = (cell: number) => ((cell % columns) - column) ** 2 + (Math.floor(cell / columns) - row) ** 2;
      const cell = free.reduce((best, each) => (distance(each) < distance(best) ? each : best));
      free.splice(free.indexOf(cell), 1);
      return { region, column: cell % columns, row: Math.floor(cell / columns) };
    });
  return { cells: cells.toSorted((a, b) => a.row - b.row || a.column - b.column), columns, rows };
}

/** The least number and the range; never zero, so that it can be a divisor. */
function span(numbers: readonly number[]): [from: number, length: number] {
  const from = Math.min(...numbers);
  return [from, Math.max(0.1, Math.max(...numbers) - from)];
}
