import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { countries } from '../site/countries.ts';
import { cellOf, cellsWithin, kilometresBetween, type Cell } from './cells.ts';
import { listPlacesIn, listRegions, type FoundPlace } from './places.store.ts';

export { cellOf, cellsWithin, kilometresBetween, shownDistance, type Cell, type CellRow } from './cells.ts';
export { importPlaces } from './import.store.ts';
export { ensurePlaces } from './import.ts';
export { findCell, findPlace, findRegion, listBiggest, type FoundPlace } from './places.store.ts';

type Regions = EndpointAnswer<typeof endpoints.site.regions>['regions'];

/** Regions of these countries, those of each country sorted by name in its own alphabet. */
export async function regionsOf(sql: Sql, countries: readonly string[]): Promise<Regions> {
  const regions = await listRegions(sql, countries);
  return regions.toSorted(
    (a, b) => a.country.localeCompare(b.country) || collatorOf(a.country).compare(a.name, b.name),
  );
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(country: string): Intl.Collator {
  const locale = countries[country]?.languages[0] ?? 'en';
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator;
}

/** Search radii around a position in kilometres, nearest first: a place farther than the last says nothing about the position. */
const reaches = [12, 60, 250];

/**
 * The place shown for a position: the biggest one in its cell, or in the nearest cell that has one; undefined at sea. The position is
 * snapped to its cell before any query.
 */
export async function nearestPlace(sql: Sql, latitude: number, longitude: number): Promise<FoundPlace | undefined> {
  const here = cellOf(latitude, longitude);
  for (const reach of reaches) {
    const near = (await listPlacesIn(sql, cellsWithin(here, reach)))
      .map((place) => ({ ...place, kilometres: kilometresBetween(here, cellOfPlace(place)) }))
      .sort((a, b) => a.kilometres - b.kilometres || b.size - a.size || (a.id < b.id ? -1 : 1));
    if (near[0]) return near[0];
  }
  return undefined;
}

export const cellOfPlace = ({ cell_x: x, cell_y: y }: FoundPlace): Cell => ({ x, y });
