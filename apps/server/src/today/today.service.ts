import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { loadMemberSummaries } from '../people/member-summary.store.ts';
import { listBlockedEitherWay, newSince } from '../people/visibility.ts';
import { todayIn } from '../platform/age.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { oneEach, reasonsFor } from './reasons.ts';
import * as store from './today.store.ts';

type People = EndpointAnswer<typeof endpoints.today.people>['people'];

const perDay = 3;

/** The members chosen for the viewer's day (MEM-11). The choice is made on first request, and stays until the day ends. */
export async function peopleOfToday(platform: Platform, viewer: MemberViewer): Promise<People> {
  const { sql, clock } = platform;
  const [seeker, last] = await Promise.all([
    store.findSeeker(sql, viewer.memberId),
    store.findChosen(sql, viewer.memberId),
  ]);
  if (!seeker) throw notFound();
  const newFrom = newSince(clock.now());
  const today = todayIn(seeker.time_zone, clock.now());
  // A member who travels west has a longer day.
  const chosen = last && last.day >= today ? last.people : [];
  const people =
    chosen.length < perDay
      ? await choose(platform, viewer, { seeker, newSince: newFrom, today, chosen, last })
      : chosen;
  const [summaries, facts] = await Promise.all([
    loadMemberSummaries(platform, viewer, people),
    store.listFacts(sql, viewer.memberId, people),
  ]);
  const present = people.flatMap((id) => {
    const [profile, own] = [summaries.get(id), facts.find((one) => one.id === id)];
    return profile && own ? [{ profile, reasons: reasonsFor(seeker, own, newFrom) }] : [];
  });
  const reasons = oneEach(present.map((one) => one.reasons));
  return present.flatMap(({ profile }, index) => {
    const reason = reasons[index];
    return reason ? [{ profile, reason }] : [];
  });
}

interface Choice {
  seeker: store.Seeker;
  newSince: Date;
  today: string;
  chosen: readonly number[];
  last: store.Chosen | undefined;
}

/**
 * Completes the day: real members before fictional ones, those not shown recently before those who were, then by what they have in common.
 */
async function choose(
  { sql }: Platform,
  viewer: MemberViewer,
  { seeker, newSince, today, chosen, last }: Choice,
): Promise<number[]> {
  const blocked = await listBlockedEitherWay(sql, viewer.memberId);
  const candidates = await store.listCandidates(sql, viewer.memberId, seeker, [...blocked, ...chosen]);
  const earlier = last ? (last.day < today ? [...last.people, ...last.earlier] : last.earlier) : [];
  const ranked = candidates
    .map((candidate) => ({
      id: candidate.id,
      rank: [
        Number(candidate.fictional),
        shownBefore(earlier, candidate.id),
        -reasonsFor(seeker, candidate, newSince).length,
      ],
      fits: reasonsFor(seeker, candidate, newSince).length > 0,
    }))
    .filter(({ fits }) => fits)
    // A stable sort: among equals the most recently active comes first.
    .toSorted((a, b) => a.rank.reduce((found, part, index) => found || part - (b.rank[index] ?? 0), 0));
  const more = ranked.slice(0, perDay - chosen.length).map(({ id }) => id);
  return more.length > 0 ? store.saveChosen(sql, viewer.memberId, today, [...chosen, ...more]) : [...chosen];
}

/** 0 for a member who was not shown; otherwise higher the more recently. */
function shownBefore(earlier: readonly number[], id: number): number {
  const place = earlier.indexOf(id);
  return place === -1 ? 0 : earlier.length - place;
}
