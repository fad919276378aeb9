import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi } from '../shared/index.ts';
import { transactionQueries } from './credits.queries.ts';
import { TransactionDetail } from './transaction-detail.tsx';
import { transactionMessages } from './transactions.messages.ts';
import { TransactionsView } from './transactions-view.tsx';

export interface TransactionsScreenProps {
  /** Id of one transaction; undefined shows the list. */
  id?: string | undefined;
}

/** The member's ledger: /transactions/{id?} (PAY-07). */
export function TransactionsScreen({ id }: TransactionsScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>
        {intl.formatMessage(id === undefined ? transactionMessages.title : transactionMessages.detail)}
      </PageTitle>
      {id === undefined ? <TransactionList /> : <TransactionDetail id={id} />}
    </>
  );
}

function TransactionList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    transactionQueries.list(useApi()),
  );
  return (
    <TransactionsView
      state={data ? 'ready' : error ? 'error' : 'loading'}
      error={error}
      onRetry={() => void (data ? fetchNextPage() : refetch())}
      transactions={data?.pages.flatMap(({ transactions }) => transactions) ?? []}
      balance={data?.pages[0]?.balance ?? 0}
      hasMore={hasNextPage}
      loadingMore={isFetchingNextPage}
      onLoadMore={() => void fetchNextPage()}
    />
  );
}
