import { limits } from '@heartline/api-client/contract';

import { veilName } from './veil-pictures.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDate } from '../platform/age.ts';

/** Only premium shows the names behind likes and visits; a free member learns of a like only by liking back (rules.md section 6). */
export const seesNames = (viewer: MemberViewer): boolean => viewer.kind === 'premium';

type Telling = Pick<Platform, 'config'>;

/**
 * When the like or visit at `at` is announced to a member who sees no names: at a fixed time, together with all others since the previous
 * one. An immediate announcement would reveal who was active at that moment (security.md section 2).
 */
export const tellingAfter = ({ config: { tellEvery } }: Telling, at: Date): Date =>
  new Date((Math.floor(at.getTime() / tellEvery) + 1) * tellEvery);
/** The last of these times: everything before it has been announced. */
export const lastTelling = ({ config: { tellEvery } }: Telling, now: Date): Date =>
  new Date(Math.floor(now.getTime() / tellEvery) * tellEvery);

/** A like or visit in the list of a member who sees no names. */
interface Told {
  at: Date;
  named: boolean;
  /** The member's public id, or the key that stands for it. */
  id: string;
}

const compare = (one: string, next: string) => (one < next ? -1 : Number(one > next));

/**
 * The newest telling first. Within one telling nothing follows the time: a member whose own accounts like and visit at known moments would
 * find the others between them, and who came then (security.md section 2). Those with a name show their time, and come first; the others
 * are in the order of their keys, which say nothing.
 */
export const inOrderOfTelling =
  (platform: Telling) =>
  (one: Told, next: Told): number => {
    const tellings = tellingAfter(platform, next.at).getTime() - tellingAfter(platform, one.at).getTime();
    const named = Number(next.named) - Number(one.named);
    const moments = one.named ? next.at.getTime() - one.at.getTime() : 0;
    return tellings || named || moments || compare(one.id, next.id);
  };

export const toldSince = (now: Date): Date => new Date(now.getTime() - limits.toldDays * 86_400_000);

/** A like or a visit, as stores select it. */
export interface Trace {
  /** The public id of its member. Null if that member was erased: then its `key` was kept. */
  public_id: string | null;
  key: string | null;
  fictional: boolean;
}

type HiddenAt = { liked_at: Date } | { visited_at: Date };

type Media = Pick<Platform['media'], 'opaqueId'>;

/**
 * The key by which a recipient who sees no names knows a like. It belongs to the like, not to the two members, so a second like has another
 * key.
 */
export const likeKey = (media: Media, reader: string, publicId: string, likedAt: Date): string =>
  media.opaqueId('like', reader, publicId, likedAt.toISOString());
/**
 * The key of a visit, of which a visitor has one a day. One key for all visits of a visitor would join their days: of those online in each
 * of them few are left.
 */
export const visitKey = (media: Media, reader: string, publicId: string, visitedAt: Date): string =>
  media.opaqueId('visit', reader, publicId, utcDate(visitedAt));

/**
 * Stands for a member whom the viewer may not know. Only the fact that it is a fictional profile comes from the member (LOC-10): the id is
 * a key, the picture is made of colours. It does not change when the member leaves or the viewer acts on the member, or the change would
 * reveal the member (security.md section 2).
 */
export function veilOf({ media }: Pick<Platform, 'media'>, viewer: MemberViewer, trace: Trace & HiddenAt) {
  const { public_id: publicId, key, fictional } = trace;
  const made = () =>
    'liked_at' in trace
      ? likeKey(media, viewer.publicId, publicId ?? '', trace.liked_at)
      : visitKey(media, viewer.publicId, publicId ?? '', trace.visited_at);
  const id = key ?? made();
  return { id, fictional, profile: null, blurred_image: media.sign(veilName(id), viewer.publicId) };
}

/** Only the day: the exact time could be matched with the members online then. */
export const veiledTime = (at: Date): string => `${utcDate(at)}T00:00:00.000Z`;
