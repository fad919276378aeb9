import { searchPageSize, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { invalidFields } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { createSealer } from '../platform/sealed.ts';
import type { Site } from '../platform/site.ts';
import { findMatches } from './matching.service.ts';
import { loadMemberSummaries, pickSummaries } from '../people/member-summary.store.ts';
import { readFilter, type SearchQuery } from './search-filter.ts';
import type { MemberFilter } from './member-filter.ts';
import { orderFor, type Order } from './order.ts';
import type { Position } from './search.store.ts';
import { beholderOf } from '../people/visibility.ts';

type SearchAnswer = EndpointAnswer<typeof endpoints.search.members>;

/** With fewer results than this, a list is short. */
export const few = 12;

/** The position where a list continues, with results that need not be computed again. */
interface Cursor extends Position {
  count: number;
  page: number;
}

/** One page of the search (MEM-01), by its number or, at the same cost at any depth, from the end of the previous page. */
export async function searchMembers(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const filter = await readFilter(platform, viewer, site, query);
  const sealer = createSealer(platform.config.mediaSecret ?? '', 'search');
  const order = orderFor(viewer, query.sort);
  const bound = boundOf(query, order, site);
  const cursor = query.cursor === undefined ? undefined : (sealer.open(query.cursor, bound) as Cursor | undefined);
  if (query.cursor !== undefined && !cursor) throw invalidFields({ cursor: 'invalid' });
  const page = cursor?.page ?? query.page ?? 1;
  const { count, positions: found } = await findMatches(platform, filter, {
    order,
    offset: cursor ? 0 : (page - 1) * searchPageSize,
    // One more than fits shows whether the list continues.
    limit: searchPageSize + 1,
    count: cursor?.count,
    from: cursor && { at: cursor.at, id: cursor.id },
  });
  const positions = found.slice(0, searchPageSize);
  const ids = positions.map(({ id }) => id);
  const similarIds = count < few && !cursor ? await findSimilar(platform, filter, order, ids) : [];
  const summaries = await loadMemberSummaries(platform, beholderOf(viewer), [...ids, ...similarIds], {
    reasons: true,
  });
  const last = positions.at(-1);
  const next: Cursor | undefined =
    last && found.length > positions.length ? { ...last, count, page: page + 1 } : undefined;
  return {
    profiles: pickSummaries(summaries, ids),
    num_results: count,
    page,
    similar: pickSummaries(summaries, similarIds),
    next_cursor: next ? sealer.seal(next, bound) : null,
  };
}

/** A cursor is valid only in its own list. */
function boundOf(
  { page: _page, cursor: _cursor, network: _network, ref: _ref, ...query }: SearchQuery,
  order: Order,
  site: Site,
) {
  return JSON.stringify([site.pool, order, Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * The same gender and country and nearly the same age, and no fictional profiles if the query excludes them; all other conditions are
 * dropped, at last the country.
 */
async function findSimilar(
  platform: Platform,
  filter: MemberFilter,
  order: Order,
  results: readonly number[],
): Promise<number[]> {
  const { pool, genders, country, minAge, maxAge, real } = filter;
  const relaxed: MemberFilter = {
    pool,
    without: [...filter.without, ...results],
    genders,
    country,
    minAge: minAge === undefined ? undefined : Math.max(18, minAge - 5),
    maxAge: maxAge === undefined ? undefined : maxAge + 5,
    // A query without fictional profiles gets none beside it either.
    real,
    attributes: {},
  };
  for (const wider of country ? [relaxed, { ...relaxed, country: undefined }] : [relaxed]) {
    const { positions } = await findMatches(platform, wider, { order, limit: few });
    if (positions.length > 0) return positions.map(({ id }) => id);
  }
  return [];
}
