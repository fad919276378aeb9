import { ApiError } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  hasSource,
  hrefs,
  PageTitle,
  useApi,
  useErrorText,
  useLike,
  useSession,
  useSettings,
  useSiteMemberWording,
} from '../../shared/index.ts';
import { few } from '../filters/filter-steps.ts';
import { acceptedQuery } from './members-list.ts';
import { notePlace, placeIn, takeRestored } from './members-memory.ts';
import { membersMessages as messages } from '../members.messages.ts';
import {
  defaultFilters,
  profileSearch,
  queryOf,
  readSearch,
  searchOf,
  type Filters,
  type MembersSearch,
  type SearchName,
} from '../members-search.ts';
import { MembersView } from './members-view.tsx';
import { searchQueries } from './search.queries.ts';
import { useMemberList } from './use-member-list.ts';
import { usePlaces } from '../place/use-places.ts';
import { useSavedSearch } from './use-saved-search.ts';

export interface MembersScreenProps {
  /** From the address, parsed by `membersSearchSchema`. */
  search: MembersSearch;
  /** Goes to another address; `replace` if the page already shows its content. */
  onSearchChange: (search: MembersSearch, options: { replace: boolean }) => void;
  /** Changes when the same address is opened again; undefined while another page loads. */
  visit?: string | undefined;
}

/** Minutes after which a list offers to be loaded again. */
const oldAfter = 5;

/** The search for members (MEM-01, MEM-02). */
export function MembersScreen({ search, onSearchChange, visit }: MembersScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const user = useSession();
  const settings = useSettings();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const viewer = user?.id ?? null;
  const defaults = defaultFilters(user, settings);
  const saved = useSavedSearch({ search, defaults, onOpen: (next) => onSearchChange(next, { replace: true }) });

  const { filters: asked, refused } = useCheckedSearch(search, defaults);
  const query = queryOf(asked);
  const open = user !== null || settings.loggedOutSearch || (settings.loggedOutSearchTrafficsource && hasSource());
  const { list, error, loadingMore, loadMore, renew, retry } = useMemberList(query, viewer, open && !saved.opening);
  const { data: why } = useQuery({
    ...searchQueries.widenings(api, acceptedQuery(query, list?.refused ?? [])),
    enabled: list !== undefined && list.total < few,
  });
  const { setLiked } = useLike({ onError: (cause) => toast.show({ tone: 'danger', message: errorText(cause) }) });
  const onMeasured = useKeptPlace(query, list !== undefined, list?.members.length === 0);
  useOpenedAgain(visit, JSON.stringify(query), renew);
  const [shownAt] = useState(() => time.now());
  const old = list !== undefined && shownAt - list.at > oldAfter * 60_000;

  const serverRefused = (list?.refused ?? []) as SearchName[];
  const filters = withoutRefused(asked, serverRefused);
  const ownPlaceMissing = asked.place === null && serverRefused.includes('radius');
  const allRefused = [...refused, ...serverRefused.filter((name) => name !== 'radius')];
  const changeFilters = (next: Filters) => {
    // A list not seen before begins at the top.
    notePlace(queryOf(next), 0);
    onSearchChange(saved.explicit(searchOf(next, defaults)), { replace: false });
  };
  const locked = !open || (user === null && error instanceof ApiError && error.status === 403);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <MembersView
        filters={filters}
        onFiltersChange={changeFilters}
        countries={settings.countries}
        ownPlace={user?.profile.place ?? null}
        canLocate={user !== null}
        searchFields={settings.searchFields}
        refused={allRefused}
        ownPlaceMissing={ownPlaceMissing}
        state={locked ? 'locked' : list ? 'ready' : error ? 'error' : 'loading'}
        error={error}
        onRetry={retry}
        members={list?.members ?? []}
        similar={list?.similar ?? []}
        total={list?.total ?? 0}
        hasMore={list !== undefined && list.next !== null}
        loadingMore={loadingMore}
        onLoadMore={loadMore}
        onMeasured={onMeasured}
        onRefresh={old ? renew : undefined}
        why={why}
        saved={user ? saved.bar(filters, changeFilters) : undefined}
        profileQuery={hrefs.members(profileSearch(filters, defaults)).split('?')[1] ?? ''}
        visitor={user === null}
        onLike={setLiked}
        wording={wording}
        camPromo={user && settings.camPromo ? { href: settings.camPromo, siteName: settings.name } : null}
      />
    </>
  );
}

/** The search in the address, without a region outside its country: that is known once the regions are loaded. */
function useCheckedSearch(search: MembersSearch, defaults: Filters) {
  const settings = useSettings();
  const { filters, refused } = readSearch(search, defaults, settings);
  const { data: places } = usePlaces(filters.region === null ? null : filters.country);
  if (filters.region === null || !places || places.regions.some(({ id }) => id === filters.region))
    return { filters, refused };
  return { filters: { ...filters, region: null }, refused: [...refused, 'region' as const] };
}

/** The filters that the search actually uses. */
const withoutRefused = (filters: Filters, refused: readonly SearchName[]): Filters => ({
  ...filters,
  place: refused.includes('place') ? null : filters.place,
  radius: refused.includes('place') || refused.includes('radius') ? null : filters.radius,
});

/** Restores the scroll position of this list, once the list has its height; a new list begins at the top. */
function useKeptPlace(query: ReturnType<typeof queryOf>, known: boolean, empty: boolean): () => void {
  const question = JSON.stringify(query);
  const placed = useRef<string>(undefined);
  const put = useCallback(() => {
    const list = JSON.parse(question) as typeof query;
    // A list from before a reload arrives after the page has started at its top.
    const restored = takeRestored(list);
    if (placed.current === question && restored === undefined) return;
    placed.current = question;
    scrollTo(0, restored ?? placeIn(list) ?? 0);
  }, [question]);
  useLayoutEffect(() => {
    if (!known) notePlace(JSON.parse(question) as typeof query, 0);
    if (!known || empty) put();
  }, [known, empty, put, question]);
  useLayoutEffect(() => {
    const note = () => {
      if (placed.current === question) notePlace(JSON.parse(question) as typeof query, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [question]);
  return put;
}

/** The page of members was opened again while it was shown: it starts over. */
function useOpenedAgain(visit: string | undefined, question: string, renew: () => void): void {
  const before = useRef({ visit, question });
  useEffect(() => {
    if (visit === undefined) return;
    const { visit: earlier, question: asked } = before.current;
    before.current = { visit, question };
    // The first visit does not count as opening it again.
    if (earlier === undefined || earlier === visit || asked !== question) return;
    scrollTo(0, 0);
    renew();
  });
}
