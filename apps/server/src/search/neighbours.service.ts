import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { findMatches } from './matching.service.ts';
import { loadMemberSummaries } from '../people/member-summary.store.ts';
import { orderFor } from './order.ts';
import { readFilter, type SearchQuery } from './search-filter.ts';
import { findPosition } from './search.store.ts';
import { beholderOf } from '../people/visibility.ts';

/** The members before and after a member in a search. @throws ServerError not_found */
export async function neighboursOf(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  publicId: string,
  query: SearchQuery,
): Promise<EndpointAnswer<typeof endpoints.search.neighbours>> {
  const order = orderFor(viewer, query.sort);
  const from = await findPosition(platform.sql, beholderOf(viewer), site.pool, publicId, order);
  if (!from) throw notFound();
  const filter = await readFilter(platform, viewer, site, query);
  const page = { order, limit: 1, from };
  const {
    count,
    positions: [after],
  } = await findMatches(platform, filter, page);
  const {
    positions: [before],
  } = await findMatches(platform, filter, { ...page, count, backwards: true });
  const ids = [before, after].flatMap((position) => position?.id ?? []);
  const summaries = await loadMemberSummaries(platform, beholderOf(viewer), ids);
  return { previous: summaries.get(before?.id ?? 0) ?? null, next: summaries.get(after?.id ?? 0) ?? null };
}
