import { hrefs } from '../shared/index.ts';

export const parts = ['photos', 'held', 'reports', 'appeals', 'restrictions', 'audit'] as const;
export type Part = (typeof parts)[number];

/** A page of the moderators: /moderation/reports/{id}. */
export const moderationHref = (part: Part, id?: string): string =>
  `${hrefs.moderation}/${part}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
