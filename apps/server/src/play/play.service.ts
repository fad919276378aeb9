import { limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { giveLike, hasLikeFor, takeLikeBack } from '../likes/likes.service.ts';
import { findLikable } from '../likes/likes.store.ts';
import { listBlockedEitherWay } from '../people/visibility.ts';
import { briefly, loadMemberSummaries, pickSummaries } from '../people/member-summary.store.ts';
import { lockPair } from '../people/pair-lock.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import * as store from './play.store.ts';
import { siteDay, timeZoneOf } from './site-day.ts';

type DeckAnswer = EndpointAnswer<typeof endpoints.play.deck>;
type Left = Omit<DeckAnswer, 'candidates' | 'liked_today'>;

const deckSize = 12;
/** Days after which a passed member is offered again. */
const passedFor = 30;
/** Photos of one member in the deck; the rest are on the profile. */
const photosShown = 6;

export async function dealDeck(platform: Platform, viewer: MemberViewer, site: Site): Promise<DeckAnswer> {
  const { sql, clock } = platform;
  const now = clock.now();
  const [player, blocked, left, liked] = await Promise.all([
    store.findPlayer(sql, viewer.memberId),
    listBlockedEitherWay(sql, viewer.memberId),
    leftOf(platform, viewer, site),
    likedToday(platform, viewer, site),
  ]);
  if (!player) throw notFound();
  const options = { without: blocked, passedBefore: new Date(now.getTime() - passedFor * 86_400_000) };
  const shown = await store.listCandidates(sql, viewer.memberId, player, {
    ...options,
    withPhoto: true,
    limit: deckSize,
  });
  const rest =
    shown.length === deckSize
      ? []
      : await store.listCandidates(sql, viewer.memberId, player, {
          ...options,
          withPhoto: false,
          limit: deckSize - shown.length,
        });
  return { candidates: await candidatesOf(platform, viewer, [...shown, ...rest]), liked_today: liked, ...left };
}

async function likedToday(platform: Platform, viewer: MemberViewer, site: Site): Promise<DeckAnswer['liked_today']> {
  const { beganAt } = siteDay(timeZoneOf(site), platform.clock.now());
  const ids = await store.listLikedSince(platform.sql, viewer.memberId, beganAt);
  return pickSummaries(await loadMemberSummaries(platform, viewer, ids), ids);
}

async function candidatesOf(
  platform: Platform,
  viewer: MemberViewer,
  ids: number[],
): Promise<DeckAnswer['candidates']> {
  const [summaries, words, photos] = await Promise.all([
    loadMemberSummaries(platform, viewer, ids),
    store.listWords(platform.sql, ids),
    store.listPhotos(platform.sql, viewer, ids, viewer.kind === 'premium'),
  ]);
  return ids.flatMap((id) => {
    const [summary] = pickSummaries(summaries, [id]);
    const own = words.find((row) => row.id === id);
    if (!summary || !own) return [];
    const shown = photos.filter(({ member_id }) => member_id === id).slice(0, photosShown);
    return [
      {
        ...summary,
        about: own.about,
        interests: own.interests,
        photos: shown.map((photo) => platform.media.image(photo, viewer.publicId)),
      },
    ];
  });
}

async function leftOf({ sql, clock }: Platform, viewer: MemberViewer, site: Site): Promise<Left> {
  const { day, endsAt } = siteDay(timeZoneOf(site), clock.now());
  return leftAnswer(await store.findState(sql, viewer, day), endsAt);
}

const leftAnswer = (state: store.PlayState | undefined, endsAt: Date): Left => ({
  likes_left: limits.swipeLikesPerDay - (state?.likes ?? 0),
  likes_per_day: limits.swipeLikesPerDay,
  resets_at: endsAt.toISOString(),
  can_undo: (state?.last_target ?? null) !== null,
});

/** One choice; four likes a day, on however many devices. @throws ServerError not_found, likes_used_up */
export async function choose(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
  publicId: string,
  choice: store.Choice,
): Promise<EndpointAnswer<typeof endpoints.play.choose>> {
  const { sql, clock, events } = platform;
  const { memberId } = viewer;
  const target = await findLikable(sql, viewer, publicId);
  if (target === undefined) throw notFound();
  const { day } = siteDay(timeZoneOf(site), clock.now());
  const { match, woken } = await sql.begin(async (tx) => {
    const at = clock.now();
    await lockPair(tx, memberId, target);
    if ((await findLikable(tx, viewer, publicId)) === undefined) throw notFound();
    const before = await store.lockState(tx, memberId, day);
    const liked = await hasLikeFor(tx, memberId, target);
    // Only a like that is still given is repeated. A pass always counts: the member may have been offered again.
    if (choice === 'like' && liked.given) return { match: liked.mutual, woken: [] };
    if (choice === 'like' && before.likes >= limits.swipeLikesPerDay) throw new ServerError('likes_used_up');
    // Passing a member who was liked in the game is no undo: the like stays.
    const after: store.PlayState = {
      likes: before.likes + (choice === 'like' ? 1 : 0),
      last_target: target,
      last_choice: choice,
      last_counted: choice === 'like',
    };
    await store.saveChoice(tx, memberId, target, choice, at);
    await store.saveState(tx, memberId, after);
    if (choice === 'pass') return { match: false, woken: [] };
    return await giveLike(platform, tx, viewer, { id: target, publicId }, at);
  });
  if (woken.length > 0) events.wake(woken);
  const summary = (await loadMemberSummaries(platform, viewer, [target])).get(target);
  if (!summary) throw notFound();
  return { match, profile: briefly(summary), ...(await leftOf(platform, viewer, site)) };
}

/** Undoes the last choice, once. @throws ServerError conflict */
export async function undo(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
): Promise<EndpointAnswer<typeof endpoints.play.undo>> {
  const { sql, clock, events } = platform;
  const { memberId } = viewer;
  const { day, endsAt } = siteDay(timeZoneOf(site), clock.now());
  const last = (await store.findState(sql, viewer, day))?.last_target;
  if (!last) throw new ServerError('conflict');
  const { state, woken } = await sql.begin(async (tx) => {
    await lockPair(tx, memberId, last);
    const before = await store.lockState(tx, memberId, day);
    // Another device may have been faster, or have chosen again.
    if (before.last_target !== last) throw new ServerError('conflict');
    const after: store.PlayState = {
      likes: before.likes - (before.last_counted ? 1 : 0),
      last_target: null,
      last_choice: null,
      last_counted: false,
    };
    await store.saveState(tx, memberId, after);
    await store.deleteChoice(tx, memberId, last);
    const liked = before.last_choice === 'like';
    return { state: after, woken: liked ? await takeLikeBack(platform, tx, memberId, last, clock.now()) : [] };
  });
  if (woken.length > 0) events.wake(woken);
  const [candidate] = await candidatesOf(platform, viewer, [last]);
  // A member who has gone meanwhile cannot be shown again.
  if (!candidate) throw new ServerError('conflict');
  return { candidate, ...leftAnswer(state, endsAt) };
}
