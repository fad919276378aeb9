import {
  attributeNames,
  searchPageSize,
  type EndpointAnswer,
  type EndpointRequest,
  type endpoints,
} from '@heartline/api-client/contract';

import { invalidFields } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../site/site.types.ts';
import { listBlockedEitherWay } from './blocks.store.ts';
import { loadMemberSummaries, pickSummaries } from './member-summary.store.ts';
import { countMembers, findMemberIds, type MemberFilter } from './search.store.ts';
import { beholderOf } from './visibility.ts';

type SearchQuery = EndpointRequest<typeof endpoints.members.search>['query'];
type SearchAnswer = EndpointAnswer<typeof endpoints.members.search>;

/** Results are counted exactly up to here; beyond, this is the number given. */
const mostCounted = 10_000;
/** With fewer results than this, similar members are offered besides. */
const few = 12;

/** One page of the search (MEM-01). */
export async function searchMembers(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const page = query.page ?? 1;
  const filter = await readFilter(platform, viewer, site, query);
  const now = platform.clock.now();
  const count = await countMembers(platform.sql, filter, now, mostCounted);
  const offset = (page - 1) * searchPageSize;
  const ids =
    count > offset ? await findMemberIds(platform.sql, filter, now, { offset, limit: searchPageSize, count }) : [];
  const similarIds = count < few ? await findSimilar(platform, filter, ids) : [];
  const summaries = await loadMemberSummaries(platform, beholderOf(viewer), [...ids, ...similarIds]);
  return {
    profiles: pickSummaries(summaries, ids),
    num_results: count,
    page,
    similar: pickSummaries(summaries, similarIds),
  };
}

async function readFilter(platform: Platform, viewer: Viewer, site: Site, query: SearchQuery): Promise<MemberFilter> {
  const asked = attributeNames.filter((name) => query[name] !== undefined);
  const refused = [
    ...asked
      .filter((name) => !site.settings.search_fields.includes(name))
      .map((name) => [name, 'unknown_value'] as const),
    ...(['page', 'min_age', 'max_age'] as const)
      .filter((name) => !Number.isInteger(query[name] ?? 0))
      .map((name) => [name, 'invalid'] as const),
  ];
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused));
  const member = viewer.kind === 'visitor' ? undefined : viewer;
  const blocked = member ? await listBlockedEitherWay(platform.sql, member.memberId) : [];
  return {
    pool: site.pool,
    without: member ? [member.memberId, ...blocked] : [],
    genders: query.gender,
    country: query.country,
    region: query.region,
    minAge: query.min_age,
    maxAge: query.max_age,
    online: query.online,
    withPhoto: query.with_photo,
    attributes: Object.fromEntries(asked.map((name) => [name, query[name]])),
  };
}

/** The same gender and country and nearly the same age, whatever else was asked for; at last any country. */
async function findSimilar(
  { sql, clock }: Platform,
  filter: MemberFilter,
  results: readonly number[],
): Promise<number[]> {
  const { pool, genders, country, minAge, maxAge } = filter;
  const relaxed: MemberFilter = {
    pool,
    without: [...filter.without, ...results],
    genders,
    country,
    minAge: minAge === undefined ? undefined : Math.max(18, minAge - 5),
    maxAge: maxAge === undefined ? undefined : maxAge + 5,
    attributes: {},
  };
  const page = { offset: 0, limit: few, count: mostCounted };
  const near = await findMemberIds(sql, relaxed, clock.now(), page);
  return near.length > 0 || !country
    ? near
    : await findMemberIds(sql, { ...relaxed, country: undefined }, clock.now(), page);
}
