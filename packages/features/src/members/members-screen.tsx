import { ApiError } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  hrefs,
  PageTitle,
  settingsQueries,
  useApi,
  useErrorText,
  useLike,
  useSession,
  useSettings,
  useSiteMemberWording,
} from '../shared/index.ts';
import { membersMessages as messages } from './members.messages.ts';
import { defaultFilters, filtersOf, searchOf, type Filters, type MembersSearch } from './members-search.ts';
import { MembersView } from './members-view.tsx';
import { useMemberPages } from './use-member-pages.ts';

export interface MembersScreenProps {
  /** From the address, by `membersSearchSchema`. */
  search: MembersSearch;
  /** Goes to another address. `replace` when the question stays and only the list grew. */
  onSearchChange: (search: MembersSearch, options: { replace: boolean }) => void;
}

/** The search for members (MEM-01, MEM-02). */
export function MembersScreen({ search, onSearchChange }: MembersScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const user = useSession();
  const settings = useSettings();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const defaults = defaultFilters(user, settings);
  const filters = filtersOf(search, defaults, settings.searchFields);
  const page = search.page ?? 1;
  const open = user !== null || settings.loggedOutSearch || settings.loggedOutSearchTrafficsource;
  const pages = useMemberPages(filters, page, open);
  const { data: regions = [] } = useQuery({
    ...settingsQueries.regions(api, filters.country ?? ''),
    enabled: open && filters.country !== null,
  });
  const { setLiked } = useLike({ onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }) });

  const changeFilters = (next: Filters) => onSearchChange(searchOf(next, defaults), { replace: false });
  const nextPage = { ...searchOf(filters, defaults), page: page + 1 };
  const locked = !open || (user === null && pages.error instanceof ApiError && pages.error.status === 403);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <MembersView
        filters={filters}
        defaults={defaults}
        onFiltersChange={changeFilters}
        countries={settings.countries}
        regions={regions}
        searchFields={settings.searchFields}
        state={locked ? 'locked' : pages.empty ? (pages.error ? 'error' : 'loading') : 'ready'}
        error={pages.error}
        onRetry={pages.retry}
        members={pages.members}
        similar={pages.similar}
        total={pages.total}
        hasMore={pages.hasMore}
        loadingMore={pages.pending}
        onLoadMore={() => onSearchChange(nextPage, { replace: true })}
        moreHref={hrefs.members(nextPage)}
        onShowEarlier={pages.hasEarlier ? pages.showEarlier : undefined}
        visitor={user === null}
        onLike={setLiked}
        wording={wording}
      />
    </>
  );
}
