import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { loadMemberSummaries, pickSummaries } from '../people/member-summary.store.ts';
import { findProfile, type ProfileRow } from './profile.store.ts';
import { findRelated, findSuggested, findTaste, type Taste } from './related.store.ts';
import { beholderOf, listBlockedEitherWay } from '../people/visibility.ts';

const shownOfEach = 8;

/**
 * Members below a profile (MEM-03): those similar to the shown one, and those who suit the viewer (for a visitor: who share the interests
 * of the shown one).
 */
export async function relatedTo(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  publicId: string,
): Promise<EndpointAnswer<typeof endpoints.profile.related>> {
  const { sql } = platform;
  const beholder = beholderOf(viewer);
  const profile = await findProfile(sql, beholder, site.pool, publicId);
  if (!profile) throw notFound();
  const hidden =
    beholder.memberId === undefined ? [] : [beholder.memberId, ...(await listBlockedEitherWay(sql, beholder.memberId))];
  const taste =
    (beholder.memberId === undefined ? undefined : await findTaste(sql, beholder.memberId)) ?? tasteLike(profile);
  const related = await findRelated(sql, beholder, profile, hidden, shownOfEach);
  const suggested = await findSuggested(sql, beholder, taste, [...hidden, profile.id, ...related], shownOfEach);
  const summaries = await loadMemberSummaries(platform, beholder, [...suggested, ...related]);
  return { suggested: pickSummaries(summaries, suggested), related: pickSummaries(summaries, related) };
}

const tasteLike = ({ pool, country, gender, interests }: ProfileRow): Taste => ({
  pool,
  country,
  genders: [gender],
  soughtGender: undefined,
  interests,
});
