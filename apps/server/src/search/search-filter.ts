import { attributeNames, type EndpointRequest, type endpoints } from '@heartline/api-client/contract';

import { cellsWithin, findCell, findPlace, type CellRow } from '../places/places.service.ts';
import { invalidFields } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { listBlockedEitherWay, newSince } from '../people/visibility.ts';
import type { MemberFilter } from './member-filter.ts';

export type SearchQuery = EndpointRequest<typeof endpoints.search.members>['query'];

/** Radius in kilometres where none is given. */
const usualRadius = 25;

/** The filter for a query. @throws ServerError validation_failed */
export async function readFilter(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  query: SearchQuery,
): Promise<MemberFilter> {
  checkQuery(site, query);
  const member = viewer.kind === 'visitor' ? undefined : viewer;
  const [blocked, cells] = await Promise.all([
    member ? listBlockedEitherWay(platform.sql, member.memberId) : [],
    readCells(platform, viewer, query),
  ]);
  return {
    pool: site.pool,
    without: member ? [member.memberId, ...blocked] : [],
    genders: query.gender,
    country: query.country,
    region: query.region,
    minAge: query.min_age,
    maxAge: query.max_age,
    cells,
    online: query.online,
    newSince: query.new ? newSince(platform.clock.now()) : undefined,
    languages: query.language,
    withPhoto: query.with_photo ? (member ? 'members' : 'visitors') : undefined,
    real: query.real,
    attributes: Object.fromEntries(
      attributeNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
    ),
  };
}

/** Refuses conditions that the schema allows but the site does not have, and fractions of pages and years. */
export function checkQuery(site: Site, query: SearchQuery): void {
  const refused = [
    ...attributeNames
      .filter((name) => query[name] !== undefined && !site.settings.search_fields.includes(name))
      .map((name) => [name, 'unknown_value'] as const),
    ...(['page', 'min_age', 'max_age'] as const)
      .filter((name) => !Number.isInteger(query[name] ?? 0))
      .map((name) => [name, 'invalid'] as const),
  ];
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused));
}

/** Around the named place, or around the viewer's own cell; no position is finer than a cell (security.md section 6). */
async function readCells({ sql }: Platform, viewer: Viewer, query: SearchQuery): Promise<CellRow[] | undefined> {
  if (query.place === undefined && query.radius === undefined) return undefined;
  const kilometres = Number(query.radius ?? usualRadius);
  if (query.place !== undefined) {
    const place = await findPlace(sql, query.place);
    if (!place) throw invalidFields({ place: 'unknown_value' });
    return cellsWithin({ x: place.cell_x, y: place.cell_y }, kilometres);
  }
  const own = viewer.kind === 'visitor' ? undefined : await findCell(sql, viewer.memberId);
  if (!own) throw invalidFields({ place: 'required' });
  return cellsWithin(own, kilometres);
}
