import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { settingsQueries } from '../../shared/index.ts';
import { preloadPlaceFilter } from '../filters/filter-place.tsx';
import { defaultFilters, queryOf, readSearch, type MembersSearch } from '../members-search.ts';
import { memberListQuery } from './members-list.ts';

/** Loads a visitor's search for rendering on the server: its first page and filters. The page itself reports a refusal. */
export async function loadMembers(client: QueryClient, api: ApiClient, search: MembersSearch): Promise<void> {
  const settings = await client.ensureQueryData(settingsQueries.settings(api));
  if (!settings.loggedOutSearch) return;
  const { filters } = readSearch(search, defaultFilters(null, settings), settings);
  await Promise.all([client.prefetchQuery(memberListQuery(api, queryOf(filters), null)), preloadPlaceFilter()]);
}
