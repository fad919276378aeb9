import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { briefly, loadMemberSummaries } from '../people/member-summary.store.ts';
import { lockPair } from '../people/pair-lock.ts';
import { deleteTracesBefore, setTracesSeen } from '../people/traces-left.store.ts';
import {
  inOrderOfTelling,
  lastTelling,
  seesNames,
  tellingAfter,
  toldSince,
  veiledTime,
  veilOf,
} from '../people/veil.ts';
import type { Transaction } from '../platform/database.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './likes.store.ts';
import { planTelling } from './telling.ts';

type LikesAnswer = EndpointAnswer<typeof endpoints.likes.list>;
type ReceivedAnswer = LikesAnswer['liked_by'][number];

export async function likeMember(
  platform: Platform,
  viewer: MemberViewer,
  publicId: string,
): Promise<EndpointAnswer<typeof endpoints.likes.like>> {
  const { sql, clock, events } = platform;
  const target = await store.findLikable(sql, viewer, publicId);
  if (target === undefined) throw notFound();
  const { woken, match } = await sql.begin(async (tx) => {
    await lockPair(tx, viewer.memberId, target);
    // Checked again under the pair's lock: now neither a block nor the like from the other side can come between.
    if ((await store.findLikable(tx, viewer, publicId)) === undefined) throw notFound();
    return await giveLike(platform, tx, viewer, { id: target, publicId }, clock.now());
  });
  if (woken.length > 0) events.wake(woken);
  const summary = (await loadMemberSummaries(platform, viewer, [target])).get(target);
  if (!summary) throw notFound();
  return { match, profile: briefly(summary) };
}

/**
 * Writes a like and its events, under the pair's lock. `woken` are the members whose streams have grown. A recipient who sees no names is
 * notified later (`tellLikes`).
 */
export async function giveLike(
  platform: Pick<Platform, 'events' | 'jobs' | 'config'>,
  tx: Transaction,
  viewer: Pick<MemberViewer, 'memberId' | 'publicId'>,
  target: { id: number; publicId: string },
  at: Date,
): Promise<{ match: boolean; woken: number[] }> {
  const { events } = platform;
  const made = await store.insertLike(tx, viewer.memberId, target.id, at);
  const match = await store.hasLike(tx, target.id, viewer.memberId);
  if (!made) return { match, woken: [] };
  if (!match && !made.named) {
    await planTelling(platform, tx, at);
    return { match, woken: [] };
  }
  for (const memberId of [viewer.memberId, target.id].toSorted((a, b) => a - b)) {
    const other = memberId === target.id ? viewer.publicId : target.publicId;
    if (memberId === target.id) await events.append(tx, memberId, { type: 'likes_changed' }, at);
    if (match) await events.append(tx, memberId, { type: 'match', member_id: other }, at);
  }
  return { match, woken: match ? [viewer.memberId, target.id] : [target.id] };
}

/** Whether the one likes the other, and whether that is mutual. */
export async function hasLikeFor(
  tx: Transaction,
  fromId: number,
  toId: number,
): Promise<{ given: boolean; mutual: boolean }> {
  const given = await store.hasLike(tx, fromId, toId);
  return { given, mutual: given && (await store.hasLike(tx, toId, fromId)) };
}

/** Takes a like back, under the pair's lock. Gives the members whose streams have grown. */
export async function takeLikeBack(
  platform: Pick<Platform, 'events' | 'jobs' | 'config'>,
  tx: Transaction,
  fromId: number,
  toId: number,
  at: Date,
): Promise<number[]> {
  const tellings = { last: lastTelling(platform, at), next: tellingAfter(platform, at) };
  const lost = await store.deleteLike(tx, fromId, toId, tellings);
  if (!lost) return [];
  if (!lost.named) {
    await planTelling(platform, tx, at);
    return [];
  }
  await platform.events.append(tx, toId, { type: 'likes_changed' }, at);
  return [toId];
}

/** No member has this number. */
const nobody = 0;

/**
 * Idempotent: taking back a like that does not exist is no error. The like is looked for under the pair's lock, because one given a moment
 * ago may not be committed. For an unknown id the steps are the same, or their time would tell who was erased.
 */
export async function unlikeMember(platform: Platform, viewer: MemberViewer, publicId: string): Promise<void> {
  const { sql, clock, events } = platform;
  const target = (await store.findNumber(sql, publicId)) ?? nobody;
  const woken = await sql.begin(async (tx) => {
    await lockPair(tx, viewer.memberId, target);
    return await takeLikeBack(platform, tx, viewer.memberId, target, clock.now());
  });
  if (woken.length > 0) events.wake(woken);
}

/** Both lists of LIK-01. */
export async function listLikes(platform: Platform, viewer: MemberViewer): Promise<LikesAnswer> {
  const { sql, clock, config } = platform;
  const now = clock.now();
  const until = lastTelling(platform, now);
  const span = { since: toldSince(until), until, now, tellEvery: config.tellEvery };
  const [given, received] = await Promise.all([
    store.listGiven(sql, viewer.memberId),
    seesNames(viewer)
      ? store.listReceived(sql, viewer.memberId)
      : store.listReceivedUnnamed(sql, viewer.memberId, span),
  ]);
  const summaries = await loadMemberSummaries(
    platform,
    viewer,
    [...given, ...received].flatMap(({ id }) => id ?? []),
  );
  return {
    profiles: given.flatMap(({ id, liked_at, mutual }) => {
      const summary = summaries.get(id);
      return summary ? [{ ...summary, liked_at: liked_at.toISOString(), mutual }] : [];
    }),
    liked_by: receivedOf(platform, viewer, received, summaries),
  };
}

function receivedOf(
  platform: Platform,
  viewer: MemberViewer,
  received: readonly store.ReceivedLike[],
  summaries: Awaited<ReturnType<typeof loadMemberSummaries>>,
): ReceivedAnswer[] {
  const namesSeen = seesNames(viewer);
  const likes = received.flatMap((like): { at: Date; named: boolean; id: string; answer: ReceivedAnswer }[] => {
    const { mutual, is_new: like_new, liked_at: at } = like;
    if (!mutual && !namesSeen) {
      const veil = veilOf(platform, viewer, like);
      return [{ at, named: false, id: veil.id, answer: { ...veil, like_new, mutual, liked_at: veiledTime(at) } }];
    }
    const profile = like.id === null ? undefined : summaries.get(like.id);
    if (!profile) return [];
    const { id, fictional } = profile;
    const answer = { id, fictional, like_new, mutual, liked_at: at.toISOString(), profile, blurred_image: null };
    return [{ at, named: true, id, answer }];
  });
  return (namesSeen ? likes : likes.toSorted(inOrderOfTelling(platform))).map(({ answer }) => answer);
}

/** One like for the like modal (ALT-09); each is offered once. */
export async function autoLike(
  platform: Platform,
  viewer: MemberViewer,
): Promise<EndpointAnswer<typeof endpoints.likes.auto>> {
  const id = await store.takeUnshown(platform.sql, viewer, !seesNames(viewer), platform.clock.now());
  const summary = id === undefined ? undefined : (await loadMemberSummaries(platform, viewer, [id])).get(id);
  if (!summary) return { profile: null };
  return { profile: briefly(summary) };
}

/**
 * Clears the new flag when the viewer opens the liker's profile (LIK-01). For a free member it stays until the like is mutual: a count that
 * drops when a certain profile is opened would reveal the liker.
 */
export async function markLikeSeen(
  { sql, clock, events }: Platform,
  viewer: MemberViewer,
  fromId: number,
): Promise<void> {
  const changed = await sql.begin(async (tx) => {
    const at = clock.now();
    if (!(await store.setSeen(tx, fromId, viewer.memberId, !seesNames(viewer), at))) return false;
    await events.append(tx, viewer.memberId, { type: 'likes_changed' }, at);
    return true;
  });
  if (changed) events.wake([viewer.memberId]);
}

/** Marks the likes without a name as seen: their profiles cannot be opened, so the page that lists them clears their flags. */
export async function markUnnamedSeen(platform: Platform, viewer: MemberViewer): Promise<void> {
  if (seesNames(viewer)) return;
  const { sql, clock, events } = platform;
  const changed = await sql.begin(async (tx) => {
    const at = clock.now();
    const until = lastTelling(platform, at);
    const marked = [
      await store.setUnnamedSeen(tx, viewer.memberId, until, at),
      await setTracesSeen(tx, viewer.memberId, 'like', until, at),
    ];
    if (!marked.includes(true)) return false;
    await events.append(tx, viewer.memberId, { type: 'likes_changed' }, at);
    return true;
  });
  if (changed) events.wake([viewer.memberId]);
}

export async function deleteOldNameless(platform: Pick<Platform, 'sql' | 'clock' | 'config'>): Promise<void> {
  const { sql, clock } = platform;
  const telling = lastTelling(platform, clock.now());
  const since = toldSince(telling);
  await store.deleteNamelessBefore(sql, since, telling);
  await deleteTracesBefore(sql, 'like', since);
}
