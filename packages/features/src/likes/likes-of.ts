import type { Likes, MemberSummary } from '@heartline/api-client';

export const likeTypes = ['received', 'given', 'mutual'] as const;
export type LikeType = (typeof likeTypes)[number];

/** One like, as a tab shows it. */
export interface LikeItem {
  id: string;
  /** null if the viewer may not see who it is. */
  member: MemberSummary | null;
  /** Shown even if the viewer may not see the member (LOC-10). */
  fictional: boolean;
  blurredImage: string | null;
  isNew: boolean;
  /** ISO time. */
  likedAt: string;
}

const newestFirst = (a: LikeItem, b: LikeItem) => b.likedAt.localeCompare(a.likedAt);

/** The likes of one tab, newest first (LIK-01). */
export function likesOf({ profiles, likedBy }: Likes, type: LikeType): LikeItem[] {
  const given = profiles
    .filter(({ mutual }) => type === 'given' || mutual)
    .map((member): LikeItem => ({
      id: member.id,
      member,
      fictional: member.fictional,
      blurredImage: null,
      isNew: type === 'mutual' && likedBy.some((like) => like.profile?.id === member.id && like.likeNew),
      likedAt: member.likedAt,
    }));
  if (type !== 'received') return given.toSorted(newestFirst);
  return likedBy
    .map(({ id, fictional, profile, blurredImage, likeNew, likedAt }): LikeItem => ({
      id,
      member: profile,
      fictional,
      blurredImage,
      isNew: likeNew,
      likedAt,
    }))
    .toSorted(newestFirst);
}
