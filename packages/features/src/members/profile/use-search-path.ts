import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { hrefs, useApi, useSession, useSettings, whenIdle } from '../../shared/index.ts';
import { defaultFilters, queryOf, readSearch } from '../members-search.ts';
import type { ProfileSearch } from '../members-search-schema.ts';
import { profileQueries } from './profile.queries.ts';

/** Where a profile stands in the search it was opened from. */
export interface SearchPath {
  /** The search itself. */
  back: string;
  /** Address of the one before; undefined for the first. */
  previous: string | undefined;
  next: string | undefined;
  /** Not known yet who they are. */
  pending: boolean;
}

/** The way on through the search in the address, with the next profile read ahead; null where no search is. */
export function useSearchPath(id: string, { as: _as, ...search }: ProfileSearch): SearchPath | null {
  const api = useApi();
  const user = useSession();
  const settings = useSettings();
  const queryClient = useQueryClient();
  // The search writes its order into each link; without one, the profile was not opened from a list.
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

/** Held, so that the browser keeps what it decoded. */
let ahead: HTMLImageElement | undefined;

/** A picture that is fetched and decoded stands in its place with the first frame of its page. */
function decodeAhead(src: string): void {
  ahead = new Image();
  ahead.src = src;
  ahead.decode().catch(() => {});
}
