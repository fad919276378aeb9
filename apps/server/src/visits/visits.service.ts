import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { utcDate } from '../platform/age.ts';
import { loadMemberSummaries } from '../people/member-summary.store.ts';
import { deleteTracesBefore, setTracesSeen } from '../people/traces-left.store.ts';
import { inOrderOfTelling, lastTelling, seesNames, toldSince, veiledTime, veilOf } from '../people/veil.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './visits.store.ts';

type Visits = EndpointAnswer<typeof endpoints.visits.list>;
type Privacy = EndpointAnswer<typeof endpoints.visits.privacy>['privacy'];

/** Visits are kept for as long as they are shown. */
const firstDay = (now: Date) => utcDate(toldSince(now));

/** Saves that the viewer opened a profile. */
export async function noteVisit({ sql, clock }: Platform, viewer: MemberViewer, memberId: number): Promise<void> {
  const at = clock.now();
  if (viewer.memberId !== memberId) await store.insertVisit(sql, memberId, viewer.memberId, utcDate(at), at);
}

/**
 * The visits to the viewer: each visitor once, with their newest. A free member learns only that somebody came, and on which day: names,
 * with a like a moment later, would reveal the member who likes, and so may the same visitor on several days (security.md section 2).
 */
export async function visitsOf(platform: Platform, viewer: MemberViewer): Promise<Visits> {
  const now = platform.clock.now();
  const visits = seesNames(viewer)
    ? await namedVisits(platform, viewer, firstDay(now))
    : await veiledVisits(platform, viewer, now);
  return { visits, num_new: visits.filter(({ is_new }) => is_new).length };
}

async function veiledVisits(platform: Platform, viewer: MemberViewer, now: Date): Promise<Visits['visits']> {
  const told = { until: lastTelling(platform, now), every: platform.config.tellEvery };
  const rows = await store.listVeiledVisits(platform.sql, viewer.memberId, firstDay(now), told);
  return rows
    .map((row) => ({ row, veil: veilOf(platform, viewer, row), at: row.visited_at, named: false }))
    .map((visit) => ({ ...visit, id: visit.veil.id }))
    .toSorted(inOrderOfTelling(platform))
    .map(({ row, veil, at }) => ({ ...veil, visited_at: veiledTime(at), is_new: row.is_new }));
}

async function namedVisits(platform: Platform, viewer: MemberViewer, since: string): Promise<Visits['visits']> {
  const rows = await store.listVisitors(platform.sql, viewer.memberId, since);
  const summaries = await loadMemberSummaries(
    platform,
    viewer,
    rows.map(({ visitor_id }) => visitor_id),
  );
  return rows.flatMap(({ visitor_id, visited_at, is_new }) => {
    const profile = summaries.get(visitor_id);
    if (!profile) return [];
    const { id, fictional } = profile;
    return [{ id, fictional, visited_at: visited_at.toISOString(), is_new, profile, blurred_image: null }];
  });
}

export async function markVisitsSeen(platform: Platform, viewer: MemberViewer): Promise<void> {
  const { sql, clock } = platform;
  const now = clock.now();
  const until = seesNames(viewer) ? null : lastTelling(platform, now);
  await store.markSeen(sql, viewer.memberId, until, now);
  await setTracesSeen(sql, viewer.memberId, 'visit', until, now);
}

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

export async function deleteOldVisits({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> {
  const first = firstDay(clock.now());
  await store.deleteVisitsBefore(sql, first);
  await deleteTracesBefore(sql, 'visit', new Date(`${first}T00:00:00.000Z`));
}
