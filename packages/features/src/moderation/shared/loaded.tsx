import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { LoadMore } from '@heartline/ui/navigation/load-more';
import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError } from '../../shared/index.ts';
import { messages } from '../moderation.messages.ts';

/** The fields of a query that are used. */
interface Query<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Renders its children once the data are loaded; before that a placeholder, or the error. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const intl = useIntl();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton shape="block" className="h-40" label={intl.formatMessage(commonMessages.loading)} />;
}

interface PagedQuery<Page> extends Query<InfiniteData<Page>> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface PagesProps<Page, Item> {
  query: PagedQuery<Page>;
  items: (page: Page) => readonly Item[];
  /** Shown if the list is empty. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that loads page by page. */
export function Pages<Page, Item>({ query, items, empty, children }: PagesProps<Page, Item>) {
  const intl = useIntl();
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const all = pages.flatMap((page) => items(page));
        if (all.length === 0) return empty;
        return (
          <>
            {children(all)}
            {query.isFetchNextPageError ? (
              <LoadError error={query.error} onRetry={() => void query.fetchNextPage()} />
            ) : query.hasNextPage ? (
              <LoadMore
                label={intl.formatMessage(messages.more)}
                loading={query.isFetchingNextPage}
                onLoadMore={() => void query.fetchNextPage()}
              />
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
