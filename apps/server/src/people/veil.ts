import { limits } from '@heartline/api-client/contract';

import { veilName } from './veil-pictures.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDate } from '../platform/age.ts';

/** Who likes and who looked is paid for; a free member learns of a like only by liking back (rules.md section 6). */
export const seesNames = (viewer: MemberViewer): boolean => viewer.kind === 'premium';

type Telling = Pick<Platform, 'config'>;

/**
 * When the like or visit of `at` is told to a member who sees no names: at a fixed time, with all others since the one before. Told at
 * once, it would say who came at that moment (security.md section 2).
 */
export const tellingAfter = ({ config: { tellEvery } }: Telling, at: Date): Date =>
  new Date((Math.floor(at.getTime() / tellEvery) + 1) * tellEvery);
/** The last of these times: what is from before it is told. */
export const lastTelling = ({ config: { tellEvery } }: Telling, now: Date): Date =>
  new Date(Math.floor(now.getTime() / tellEvery) * tellEvery);

export const toldSince = (now: Date): Date => new Date(now.getTime() - limits.toldDays * 86_400_000);

/** A like or a visit, as stores select it. */
export interface Trace {
  /** Whose it is. Null of somebody who was erased: then its `key` was kept. */
  public_id: string | null;
  key: string | null;
  fictional: boolean;
}

type Media = Pick<Platform['media'], 'opaqueId'>;

/** What a reader who sees no names knows a like by: a key of this like, not of the two members, so that a second like has another key. */
export const likeKey = (media: Media, reader: string, publicId: string, likedAt: Date): string =>
  media.opaqueId('like', reader, publicId, likedAt.toISOString());
/** And all visits of one visitor. */
export const visitKey = (media: Media, reader: string, publicId: string): string =>
  media.opaqueId('visit', reader, publicId);

/**
 * What stands for somebody whom the viewer may not know. Nothing of it comes from the member but that it is a fictional profile (LOC-10):
 * the id is a key, the picture is made of colours. It does not matter whether the member is still there, nor what the viewer has done to
 * the member since, or its coming and going would tell who it is (security.md section 2).
 */
export function veilOf({ media }: Pick<Platform, 'media'>, viewer: MemberViewer, trace: Trace & { liked_at?: Date }) {
  const { public_id: publicId, key, fictional, liked_at: likedAt } = trace;
  const made = () =>
    likedAt
      ? likeKey(media, viewer.publicId, publicId ?? '', likedAt)
      : visitKey(media, viewer.publicId, publicId ?? '');
  const id = key ?? made();
  return { id, fictional, profile: null, blurred_image: media.sign(veilName(id), viewer.publicId) };
}

/** Only the day: a moment could be held against who was online. */
export const veiledTime = (at: Date): string => `${utcDate(at)}T00:00:00.000Z`;
