import { expect, it } from 'vitest';

import { regions } from '../testing/fixtures.ts';
import { mapOf } from './map-cells.ts';

it('gives each region a cell of its own, and keeps their directions', () => {
  const { cells, columns, rows } = mapOf(regions);
  expect(cells).toHaveLength(regions.length);
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(regions.length);
  for (const { column, row } of cells) {
    expect(column).toBeLessThan(columns);
    expect(row).toBeLessThan(rows);
  }
  const at = (id: string) => cells.find(({ region }) => region.id === id) ?? { column: -1, row: -1 };
  expect(at('NL-GR').row).toBeLessThan(at('NL-LI').row);
  expect(at('NL-GR').row).toBeLessThan(at('NL-UT').row);
  expect(at('NL-ZE').column).toBeLessThan(at('NL-LI').column);
  expect(at('NL-NH').column).toBeLessThan(at('NL-OV').column);
});

it('handles a single region, many in a row, and several at one point', () => {
  const one = { id: 'A', name: 'A', latitude: 50, longitude: 5, people: null };
  expect(mapOf([one]).cells).toHaveLength(1);
  const many = Array.from({ length: 51 }, (_item, index) => ({ ...one, id: `${index}`, longitude: index }));
  expect(new Set(mapOf(many).cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(51);
  expect(mapOf([one, { ...one, id: 'B' }]).cells).toHaveLength(2);
  expect(mapOf([]).cells).toEqual([]);
});
