import type { Viewer } from '../platform/http/route.ts';

/** Orders of a list: most recently active first, the same with everybody who shows a photo before the others, or newest account first. */
export type Order = 'active' | 'photos' | 'new';

/**
 * The order of a search for this viewer. Members see those with a photo first. Visitors do not: most photos are hidden from them, and the
 * order would tell who has one (docs/decisions/2026-11-22-pictures-for-visitors.md).
 */
export const orderFor = (viewer: Viewer, sort: 'active' | 'new'): Order =>
  sort === 'active' && viewer.kind !== 'visitor' ? 'photos' : sort;
