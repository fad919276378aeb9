import { hrefs } from '../shared/index.ts';

export const parts = ['photos', 'held', 'reports', 'appeals', 'complaints', 'restrictions', 'audit'] as const;
export type Part = (typeof parts)[number];

/** The page about one member: /moderation/members/{id}. */
export const membersPart = 'members';

/** A page of the moderators: /moderation/reports/{id}. */
export const moderationHref = (part: Part | typeof membersPart, id?: string): string =>
  `${hrefs.moderation}/${part}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/** The audit log, filtered. */
export const auditHref = (filter: Record<string, string>): string =>
  `${moderationHref('audit')}?${new URLSearchParams(filter).toString()}`;

/** Anchor of a photo on the page about its member. */
export const photoMark = (photoId: string): string => `photo-${photoId}`;
