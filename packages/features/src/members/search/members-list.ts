import { ApiError, type ApiClient, type MemberSummary } from '@heartline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { MemberList } from './members-list.types.ts';
import { noteRestored, takeKeptList } from './members-memory.ts';
import type { ListQuery } from '../members-search.ts';
import { trafficSource } from '../traffic-source.ts';

const minute = 60_000;
/** Members of one call; the server takes no more. */
const mostLookedAtAgain = 500;

/**
 * The list of a search. It is asked for once and then stays as it is while somebody looks through it, so that going to a profile and
 * back keeps its place (MEM-01); it grows by `loadMore`. Whenever it is shown again it is looked at again: those who are gone for the
 * reader meanwhile leave it, and nobody else comes or moves.
 */
export const memberListQuery = (api: ApiClient, query: ListQuery, viewer: string | null) =>
  queryOptions({
    queryKey: ['members', 'search', query],
    queryFn: async ({ signal, client, queryKey }): Promise<MemberList> => {
      // Before what is known: the server may have sent the first page along, and the list was longer.
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
 * The list as it was before a reload, without those whom the reader may no longer see: it is looked at again before anybody is shown, so
 * that nobody is seen who has blocked the reader meanwhile, and nothing moves afterwards.
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
    // What cannot be looked at again is asked for anew.
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** A list in memory without those who are gone for the reader meanwhile; it stays as it is where that cannot be known now. */
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
  // It may have grown meanwhile, and hearts may have been given: nobody is replaced.
  return reduced(shown() ?? list, (member) =>
    !now || !asked.has(member.id) || now.has(member.id) ? member : undefined,
  );
}

/** The members of a list as they are now, by their ids; those who are gone for the reader are not there. */
async function lookAgain(
  api: ApiClient,
  client: QueryClient,
  list: MemberList,
  signal: AbortSignal,
): Promise<Map<string, MemberSummary>> {
  const ids = [...list.members, ...list.similar].map(({ id }) => id);
  const now = new Map<string, MemberSummary>();
  for (let from = 0; from < ids.length; from += mostLookedAtAgain) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: only very long lists need a second one
    const { profiles } = await api.search.again(
      { ids: ids.slice(from, from + mostLookedAtAgain), ...trafficSource(client) },
      { signal },
    );
    for (const profile of profiles) now.set(profile.id, profile);
  }
  return now;
}

/** A list in which each member is another one, or gone; its total with it. */
function reduced(list: MemberList, change: (member: MemberSummary) => MemberSummary | undefined): MemberList {
  const members = list.members.flatMap((member) => change(member) ?? []);
  return {
    ...list,
    members,
    similar: list.similar.flatMap((member) => change(member) ?? []),
    total: Math.max(members.length, list.total - (list.members.length - members.length)),
  };
}

/** Conditions without those the server refused. */
export const acceptedQuery = (query: ListQuery, refused: readonly string[]): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(wireName(name))));

/** The first page, if need be without the conditions the server does not know: a search is never lost because of one of them. */
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
    at: Date.now(),
  };
}

/** The list with the page after its end. */
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
  // Around oneself needs to know where one is: without that the radius means nothing either.
  const also = fields.includes('place') ? ['place', 'radius'] : [];
  return asked.filter((name) => fields.includes(name) || also.includes(name));
}

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Members move between pages while people come online; nobody is shown twice. */
function unique(members: readonly MemberSummary[]): MemberSummary[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
