import type { ApiClient } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { useApi, useErrorText, useSession, useSettings } from '../../shared/index.ts';
import type { SavedSearch } from './filter-bar.tsx';
import { listMessages as messages } from '../members.messages.ts';
import { questionOf } from './members-memory.ts';
import {
  noFilters,
  queryOf,
  readSearch,
  searchNames,
  searchOf,
  type Filters,
  type MembersSearch,
} from '../members-search.ts';
import { searchQueries } from './search.queries.ts';

type SavedFilter = NonNullable<Awaited<ReturnType<ApiClient['search']['saved']>>['filter']>;

interface Options {
  search: MembersSearch;
  defaults: Filters;
  /** Opens the saved search, for a page opened without parameters. */
  onOpen: (search: MembersSearch) => void;
}

/** The member's saved search, with which the page of members opens. */
export function useSavedSearch({ search, defaults, onOpen }: Options) {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const settings = useSettings();
  const member = useSession() !== null;
  const options = searchQueries.saved(api);
  const { data: saved = null, isPending, isError } = useQuery({ ...options, enabled: member });
  const onError = (error: unknown) => toast.show({ tone: 'danger', message: errorText(error) });
  const save = useMutation({
    mutationFn: (filter: SavedFilter) => api.search.save({ filter }),
    onSuccess: ({ filter }) => {
      client.setQueryData(options.queryKey, filter);
      toast.show({ tone: 'success', message: intl.formatMessage(messages.saved) });
    },
    onError,
  });
  const forget = useMutation({
    mutationFn: () => api.search.forget({}),
    onSuccess: () => {
      client.setQueryData(options.queryKey, null);
      toast.show({ tone: 'success', message: intl.formatMessage(messages.forgotten) });
    },
    onError,
  });

  const savedFilters = saved && readSearch(addressOf(saved), noFilters, settings).filters;
  const asked = Object.values(search).some((value) => value !== undefined);
  const opens = member && !asked && savedFilters !== null;
  const target = savedFilters && explicit(searchOf(savedFilters, defaults));
  const address = JSON.stringify(target);
  useEffect(() => {
    if (opens) onOpen(JSON.parse(address) as MembersSearch);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each saved search, whatever the callback's identity
  }, [opens, address]);

  return {
    /** It is not known yet which search will be shown. */
    opening: member && !asked && ((isPending && !isError) || savedFilters !== null),
    /** An address that counts as a search even without filters, so that it does not open the saved search. */
    explicit: (next: MembersSearch) => (saved ? explicit(next) : next),
    bar: (filters: Filters, onChange: (filters: Filters) => void): SavedSearch => ({
      exists: savedFilters !== null,
      shown: savedFilters !== null && sameQuery(filters, savedFilters),
      onSave: () => save.mutate(queryOf(filters) as SavedFilter),
      onOpen: () => savedFilters && onChange(savedFilters),
      onForget: () => forget.mutate(),
    }),
  };
}

const explicit = (search: MembersSearch): MembersSearch =>
  Object.keys(search).length > 0 ? search : { ...search, sort: 'active' };

const sameQuery = (a: Filters, b: Filters) => questionOf(queryOf(a)) === questionOf(queryOf(b));

/** Saved values have the names of the call; the address names the same differently. */
function addressOf(saved: SavedFilter): MembersSearch {
  const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const { language, ...others } = saved;
  const values = new Map(
    Object.entries({ ...others, speaks: language }).map(([name, value]) => [wireName(name), value]),
  );
  return Object.fromEntries(searchNames.map((name) => [name, values.get(name)])) as MembersSearch;
}
