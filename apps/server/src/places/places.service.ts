import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Database, Sql } from '../platform/database.ts';
import { countries } from '../site/countries.ts';
import { cellOf, kilometresBetween, type Cell } from './cells.ts';
import { readGazetteer } from './gazetteer.ts';
import { listPlacesAround, listRegions, savePlaces, type FoundPlace } from './places.store.ts';

export { cellOf, cellsWithin, kilometresBetween, shownDistance, type Cell, type CellRow } from './cells.ts';
export { findPlace, findRegion, type FoundPlace } from './places.store.ts';

/** Writes regions and places at server start. */
export async function seedPlaces(sql: Database): Promise<void> {
  const { regions, places } = readGazetteer();
  await savePlaces(sql, regions, places);
}

type Regions = EndpointAnswer<typeof endpoints.site.regions>['regions'];

/** Regions of these countries, each country's by name in its own alphabet. */
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

/** Farther than this, a place says nothing about where somebody is. Kilometres. */
const reach = 250;

/** The known place nearest to a position, or undefined at sea. The position is snapped to its cell before anything is looked at. */
export async function nearestPlace(
  sql: Sql,
  latitude: number,
  longitude: number,
): Promise<(FoundPlace & { here: Cell }) | undefined> {
  const here = cellOf(latitude, longitude);
  const near = (await listPlacesAround(sql, here, Math.ceil(reach / 11)))
    .map((place) => ({ ...place, here, kilometres: kilometresBetween(here, { x: place.cell_x, y: place.cell_y }) }))
    .filter(({ kilometres }) => kilometres <= reach)
    .sort((a, b) => a.kilometres - b.kilometres || (a.id < b.id ? -1 : 1));
  return near[0];
}
