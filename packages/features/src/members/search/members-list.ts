import { ApiError, type ApiClient, type MemberSummary } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { MemberList } from './members-list.types.ts';
import { noteRestored, takeKeptList } from './members-memory.ts';
import type { ListQuery } from '../members-search.ts';
import { trafficSource } from '../traffic-source.ts';

const minute = 60_000;
/** Members in one call; the server takes no more. */
const mostLookedAtAgain = 500;

/**
 * The list of a search. It is loaded once and then stays the same, so that returning from a profile keeps the position (MEM-01);
 * `loadMore` extends it. Whenever it is shown again, members who disappeared for the viewer are removed, the others get new addresses
 * of their photos, and nobody else comes or moves.
 */
export const memberListQuery = (api: ApiClient, query: ListQuery, viewer: string | null) =>
  queryOptions({
    queryKey: ['members', 'search', query],
    queryFn: async ({ signal, client, queryKey }): Promise<MemberList> => {
      // Takes precedence over the cache: the server may have sent the first page along, but the stored list was longer.
      const kept = await listFromBefore(api, client, query, viewer, signal);
      if (kept) return kept;
      const known = client.getQueryData<MemberList>(queryKey);
      if (known) return await withoutGone(api, client, known, signal, () => client.getQueryData<MemberList>(queryKey));
      return await firstPage(api, client, query, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * minute,
  });

/**
 * The list from before a reload, without members whom the viewer may no longer see. It is checked before it is shown, so that nobody
 * appears who has blocked the viewer meanwhile, and nothing moves afterwards.
 */
async function listFromBefore(
  api: ApiClient,
  client: QueryClient,
  query: ListQuery,
  viewer: string | null,
  signal: AbortSignal,
): Promise<MemberList | undefined> {
  const kept = takeKeptList(query, viewer);
  if (!kept) return undefined;
  try {
    const now = await lookAgain(api, client, kept.list, signal);
    noteRestored(query, kept.scroll);
    return reduced(kept.list, ({ id }) => now.get(id));
  } catch (error) {
    // If the check fails, the list is loaded again.
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** Removes members who disappeared for the viewer from a list in memory; if the check fails, the list stays unchanged. */
async function withoutGone(
  api: ApiClient,
  client: QueryClient,
  list: MemberList,
  signal: AbortSignal,
  shown: () => MemberList | undefined,
): Promise<MemberList> {
  const asked = new Set([...list.members, ...list.similar].map(({ id }) => id));
  const now = await lookAgain(api, client, list, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  // The list may have grown meanwhile, and likes may have been given: no member is replaced. Addresses of photos expire within minutes.
  return reduced(shown() ?? list, (member) => {
    if (!now || !asked.has(member.id)) return member;
    const found = now.get(member.id);
    return found && { ...member, mainImage: found.mainImage };
  });
}

/** The present members of a list, by id; those who disappeared for the viewer are missing. */
async function lookAgain(
  api: ApiClient,
  client: QueryClient,
  list: MemberList,
  signal: AbortSignal,
): Promise<Map<string, MemberSummary>> {
  const ids = [...list.members, ...list.similar].map(({ id }) => id);
  const now = new Map<string, MemberSummary>();
  for (let from = 0; from < ids.length; from += mostLookedAtAgain) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: only very long lists need a second call
    const { profiles } = await api.search.again(
      { ids: ids.slice(from, from + mostLookedAtAgain), ...trafficSource(client) },
      { signal },
    );
    for (const profile of profiles) now.set(profile.id, profile);
  }
  return now;
}

/** Replaces or removes each member of a list, and reduces its total. */
function reduced(list: MemberList, change: (member: MemberSummary) => MemberSummary | undefined): MemberList {
  const members = list.members.flatMap((member) => change(member) ?? []);
  return {
    ...list,
    members,
    similar: list.similar.flatMap((member) => change(member) ?? []),
    total: Math.max(members.length, list.total - (list.members.length - members.length)),
  };
}

/** The conditions without those that the server refused. */
export const acceptedQuery = (query: ListQuery, refused: readonly string[]): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(wireName(name))));

/** The first page, if necessary without conditions that the server does not know: one of them must not lose the whole search. */
async function firstPage(api: ApiClient, client: QueryClient, query: ListQuery, signal: AbortSignal) {
  const ask = (asked: ListQuery) => api.search.members({ ...asked, ...trafficSource(client) }, { signal });
  let refused: string[] = [];
  let answer: Awaited<ReturnType<typeof ask>>;
  try {
    answer = await ask(query);
  } catch (error) {
    refused = refusedBy(error, query);
    if (refused.length === 0) throw error;
    answer = await ask(acceptedQuery(query, refused));
  }
  const { profiles, similar, numResults, nextCursor } = answer;
  return {
    members: unique(profiles),
    similar,
    total: numResults,
    next: nextCursor ?? null,
    refused,
    at: time.now(),
  };
}

/** The list extended by its next page. */
export async function withNextPage(
  api: ApiClient,
  client: QueryClient,
  query: ListQuery,
  list: MemberList,
  signal?: AbortSignal,
): Promise<MemberList> {
  if (list.next === null) return list;
  const { profiles, numResults, nextCursor } = await api.search.members(
    { ...acceptedQuery(query, list.refused), ...trafficSource(client), cursor: list.next },
    signal ? { signal } : {},
  );
  return {
    ...list,
    members: unique([...list.members, ...profiles]),
    total: numResults,
    next: nextCursor ?? null,
  };
}

function refusedBy(error: unknown, query: ListQuery): string[] {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return [];
  const asked = Object.keys(query).map(wireName);
  const fields = [...error.fields.keys()];
  // A search around the member needs their place: without it the radius is meaningless as well.
  const also = fields.includes('place') ? ['place', 'radius'] : [];
  return asked.filter((name) => fields.includes(name) || also.includes(name));
}

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Members move between pages as people come online; nobody is listed twice. */
function unique(members: readonly MemberSummary[]): MemberSummary[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
