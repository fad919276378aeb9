import * as time from '@heartline/api-client/time';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

import { hasLeft, sessionStore } from '../../shared/index.ts';
import type { MemberList } from './members-list.types.ts';
import type { ListQuery } from '../members-search.ts';

/** Each viewer has a list of their own; a log-out deletes it, like all entries with the member's id (forget-member.ts). */
const storageKeyOf = (viewer: string | null): string => `heartline.member-list:${viewer ?? ''}`;
/** Milliseconds for which a list survives a reload. */
const keptFor = 30 * 60_000;
const keptSchema = v.object({
  query: v.string(),
  list: v.object({
    members: v.array(v.looseObject({ id: v.string(), name: v.string() })),
    similar: v.array(v.looseObject({ id: v.string(), name: v.string() })),
    total: v.number(),
    next: v.nullable(v.string()),
    refused: v.array(v.string()),
    at: v.number(),
  }),
  scroll: v.number(),
  leftAt: v.number(),
});

/** Equal queries give the same text. */
export const questionOf = (query: ListQuery): string =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Scroll position of each list, px. */
const places = new Map<string, number>();
let shown: { query: ListQuery; client: QueryClient; viewer: string | null } | undefined;

export const placeIn = (query: ListQuery): number | undefined => places.get(questionOf(query));
/** Scroll positions of lists from before a reload, applied once they are shown, px. */
const restored = new Map<string, number>();

export const noteRestored = (query: ListQuery, scroll: number): void => void restored.set(questionOf(query), scroll);
/** Returns the scroll position of a list from before a reload, once. */
export function takeRestored(query: ListQuery): number | undefined {
  const question = questionOf(query);
  const scroll = restored.get(question);
  restored.delete(question);
  return scroll;
}

export const notePlace = (query: ListQuery, scroll: number): void => void places.set(questionOf(query), scroll);

/**
 * Stores the list last shown for a reload of the page: when the page is left, if it is still in the cache, and not by a log-out.
 */
export function keepList(client: QueryClient, query: ListQuery, viewer: string | null): void {
  if (!shown) addEventListener('pagehide', write);
  shown = { query, client, viewer };
}

function write(): void {
  if (!shown) return;
  const { client, query, viewer } = shown;
  const list = client.getQueryData<MemberList>(['members', 'search', query]);
  const key = storageKeyOf(viewer);
  sessionStore.remove(key);
  if (!list || hasLeft()) return;
  const kept = { query: questionOf(query), list, scroll: placeIn(query) ?? 0, leftAt: time.now() };
  sessionStore.write(key, kept);
}

/** The page was opened by its address or a link, neither reloaded nor reached by going back: the list is loaded again. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Returns the list from before the reload, and its scroll position in px; once. */
export function takeKeptList(
  query: ListQuery,
  viewer: string | null,
): { list: MemberList; scroll: number } | undefined {
  const key = storageKeyOf(viewer);
  const parsed = v.safeParse(keptSchema, sessionStore.read(key));
  if (parsed.success && parsed.output.query !== questionOf(query)) return undefined;
  sessionStore.remove(key);
  if (!parsed.success || isNewVisit()) return undefined;
  const { list, scroll, leftAt } = parsed.output;
  if (time.now() - leftAt > keptFor) return undefined;
  return { list: list as unknown as MemberList, scroll };
}
