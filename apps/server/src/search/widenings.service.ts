import { attributeNames, radii, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { countMatches } from './matching.service.ts';
import { readFilter, type SearchQuery } from './search-filter.ts';
import { few } from './search.service.ts';

type Answer = EndpointAnswer<typeof endpoints.search.widenings>;
type Field = Answer['widenings'][number]['filter'];

interface Widening {
  filter: Field;
  value: string | null;
  query: SearchQuery;
}

const mostCounted = 1_000;

/** Why a list is short and what each condition costs, counted one at a time. */
export async function wideningsOf(platform: Platform, viewer: Viewer, site: Site, query: SearchQuery): Promise<Answer> {
  const filter = await readFilter(platform, viewer, site, query);
  const count = await countMatches(platform, filter);
  if (count >= few) return { num_results: count, reason: 'enough', widenings: [] };
  const widenings: Answer['widenings'] = [];
  for (const { filter: field, value, query: wider } of widen(query)) {
    const condition = await readFilter(platform, viewer, site, wider);
    const found = await countMatches(platform, condition, mostCounted);
    if (found > count) widenings.push({ filter: field, value, num_results: found });
  }
  widenings.sort((a, b) => b.num_results - a.num_results);
  const nobody =
    count === 0 &&
    (await countMatches(platform, { pool: filter.pool, without: filter.without, attributes: {} }, 1)) === 0;
  return { num_results: count, reason: nobody ? 'nobody' : 'filters', widenings };
}

/** Each condition widened or removed, with the others unchanged. */
function widen(query: SearchQuery): Widening[] {
  const without = (filter: Field, also: Partial<SearchQuery> = {}): Widening => ({
    filter,
    value: null,
    query: { ...query, [filter]: undefined, ...also },
  });
  const found: Widening[] = [];
  if (query.place !== undefined || query.radius !== undefined) {
    const wider = radii.filter((radius) => Number(radius) > Number(query.radius ?? 25));
    for (const radius of wider) found.push({ filter: 'radius', value: radius, query: { ...query, radius } });
    found.push(without('place', { radius: undefined }));
  }
  if (query.min_age !== undefined && query.min_age > 18) {
    const age = Math.max(18, query.min_age - 5);
    found.push({ filter: 'min_age', value: String(age), query: { ...query, min_age: age } });
  }
  if (query.max_age !== undefined && query.max_age < 120) {
    const age = Math.min(120, query.max_age + 5);
    found.push({ filter: 'max_age', value: String(age), query: { ...query, max_age: age } });
  }
  for (const name of ['region', 'country', 'gender', 'language', ...attributeNames] as const)
    if (query[name] !== undefined) found.push(without(name));
  for (const name of ['online', 'new', 'with_photo', 'real'] as const) if (query[name]) found.push(without(name));
  return found;
}
