import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { hrefs, useApi, useSession, useSettings, whenIdle } from '../../shared/index.ts';
import { defaultFilters, queryOf, readSearch } from '../members-search.ts';
import type { ProfileSearch } from '../members-search-schema.ts';
import { profileQueries } from './profile.queries.ts';

/** Position of a profile in the search it was opened from. */
export interface SearchPath {
  /** The search itself. */
  back: string;
  /** Address of the previous member; undefined for the first. */
  previous: string | undefined;
  next: string | undefined;
  /** The neighbours are not loaded yet. */
  pending: boolean;
}

/** The neighbours in the search of the address, with the next profile prefetched; null without a search. */
export function useSearchPath(id: string, { as: _as, ...search }: ProfileSearch): SearchPath | null {
  const api = useApi();
  const user = useSession();
  const settings = useSettings();
  const queryClient = useQueryClient();
  // Each link of a search carries its order; without it, the profile was not opened from a list.
  const searching = search.sort !== undefined;
  const query = queryOf(readSearch(search, defaultFilters(user, settings), settings).filters);
  const { data, isPending } = useQuery({ ...profileQueries.neighbours(api, query, id), enabled: searching });

  const nextId = data?.next?.id;
  const question = JSON.stringify(query);
  useEffect(() => {
    if (nextId === undefined) return;
    return whenIdle(() => {
      const asked = JSON.parse(question) as typeof query;
      void queryClient.prefetchQuery(profileQueries.neighbours(api, asked, nextId));
      void queryClient.prefetchQuery(profileQueries.ahead(api, nextId)).then(() => {
        const photo = queryClient.getQueryData(profileQueries.ahead(api, nextId).queryKey)?.photos[0];
        if (photo) decodeAhead(photo.full ?? photo.thumb);
      });
    });
  }, [api, queryClient, nextId, question]);

  if (!searching) return null;
  const hrefOf = (member: { id: string } | null | undefined) => (member ? hrefs.member(member.id, search) : undefined);
  return {
    back: hrefs.members(search),
    previous: hrefOf(data?.previous),
    next: hrefOf(data?.next),
    pending: isPending,
  };
}

/** Referenced, so that the browser keeps the decoded picture. */
let ahead: HTMLImageElement | undefined;

/** A fetched and decoded picture shows in the first frame of its page. */
function decodeAhead(src: string): void {
  ahead = new Image();
  ahead.src = src;
  ahead.decode().catch(() => {});
}
