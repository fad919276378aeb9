import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { utcDate } from '../members/age.ts';
import { loadMemberSummaries } from '../members/member-summary.store.ts';
import { veilName } from '../photos/veils.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './visits.store.ts';

type Visits = EndpointAnswer<typeof endpoints.visits.list>;
type Privacy = EndpointAnswer<typeof endpoints.visits.privacy>['privacy'];

/** Days for which a visit is kept. */
const keptFor = 90;
const firstDay = (now: Date) => utcDate(new Date(now.getTime() - keptFor * 86_400_000));

/** Notes that the viewer opened a profile. */
export async function noteVisit({ sql, clock }: Platform, viewer: MemberViewer, memberId: number): Promise<void> {
  const at = clock.now();
  if (viewer.memberId !== memberId) await store.insertVisit(sql, memberId, viewer.memberId, utcDate(at), at);
}

/**
 * Who looked. A free member learns no more than that somebody did, and on which day: with the names, and a like a moment later, it would
 * be plain who likes (security.md section 2).
 */
export async function visitsOf(platform: Platform, viewer: MemberViewer): Promise<Visits> {
  const { sql, clock, media } = platform;
  const rows = await store.listVisits(sql, viewer.memberId, firstDay(clock.now()));
  const summaries = await loadMemberSummaries(
    platform,
    viewer,
    rows.map(({ visitor_id }) => visitor_id),
  );
  const visits = rows.flatMap(({ visitor_id, visited_at, is_new }): Visits['visits'] => {
    const profile = summaries.get(visitor_id);
    if (!profile) return [];
    if (viewer.kind === 'premium')
      return [{ id: profile.id, visited_at: visited_at.toISOString(), is_new, profile, blurred_image: null }];
    const id = media.opaqueId('visit', viewer.publicId, profile.id);
    const blurred_image = media.sign(veilName(id), viewer.publicId);
    return [{ id, visited_at: `${utcDate(visited_at)}T00:00:00.000Z`, is_new, profile: null, blurred_image }];
  });
  return { visits, num_new: visits.filter(({ is_new }) => is_new).length };
}

export const markVisitsSeen = ({ sql, clock }: Platform, viewer: MemberViewer): Promise<void> =>
  store.markSeen(sql, viewer.memberId, clock.now());

export async function privacyOf({ sql }: Platform, viewer: MemberViewer): Promise<Privacy> {
  const found = await store.findPrivacy(sql, viewer.memberId);
  if (!found) throw notFound();
  return { invisible: found.wished && found.premium, available: found.premium };
}

/** @throws ServerError premium_only */
export async function setPrivacy(platform: Platform, viewer: MemberViewer, invisible: boolean): Promise<Privacy> {
  const { sql, clock } = platform;
  if (!(await store.setInvisible(sql, viewer.memberId, invisible, clock.now()))) throw new ServerError('premium_only');
  return await privacyOf(platform, viewer);
}

export const deleteOldVisits = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  store.deleteVisitsBefore(sql, firstDay(clock.now()));
