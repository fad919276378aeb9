import type { Transaction } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { TransactionRow } from '@heartline/ui/credits/transaction-row';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { LoadMore } from '@heartline/ui/navigation/load-more';
import { DownloadIcon, ReceiptTextIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { BackToMe, commonMessages, hrefs, LoadError } from '../shared/index.ts';
import { receiptHrefs } from './receipts/receipt-hrefs.ts';
import { receiptMessages } from './receipts/receipts.messages.ts';
import { transactionMessages as messages } from './transactions.messages.ts';

export interface TransactionsViewProps {
  state: 'loading' | 'ready' | 'error';
  error?: unknown;
  onRetry?: () => void;
  transactions: readonly Transaction[];
  balance: number;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: () => void;
}

/** Every movement of the member's credits, with the balance after each (PAY-07). */
export function TransactionsView({
  state,
  error,
  onRetry,
  transactions,
  balance,
  hasMore,
  loadingMore,
  onLoadMore,
}: TransactionsViewProps) {
  const intl = useIntl();
  const signed = (amount: number) => intl.formatNumber(amount, { signDisplay: 'exceptZero' });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <header className="flex flex-col gap-1">
        <BackToMe />
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
        {state === 'ready' ? (
          <p className="text-lg font-semibold tabular-nums">
            {intl.formatMessage(messages.balance, { credits: balance })}
          </p>
        ) : null}
        {state === 'ready' && transactions.length > 0 ? (
          <p>
            <Link href={receiptHrefs.table} download className="inline-flex items-center gap-2">
              <DownloadIcon className="size-4" />
              {intl.formatMessage(receiptMessages.table)}
            </Link>
          </p>
        ) : null}
        {state === 'ready' && balance < 0 ? (
          <p className="text-ink-muted">{intl.formatMessage(messages.belowZero)}</p>
        ) : null}
      </header>
      {state === 'error' ? <LoadError error={error} onRetry={onRetry} /> : null}
      {state === 'loading' ? (
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-16 w-full" />
          <Skeleton shape="block" className="h-16 w-full" />
          <Skeleton shape="block" className="h-16 w-full" />
        </div>
      ) : null}
      {state === 'ready' && transactions.length === 0 ? (
        <EmptyState
          icon={<ReceiptTextIcon />}
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
        />
      ) : null}
      {transactions.length > 0 ? (
        <>
          <ul className="flex flex-col">
            {transactions.map(({ id, kind, credits, balance: after, createdAt }) => (
              <TransactionRow
                key={id}
                title={intl.formatMessage(messages[kind])}
                timeText={intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                dateTime={createdAt}
                amountText={signed(credits)}
                amountLabel={intl.formatMessage(messages.unit)}
                direction={credits < 0 ? 'out' : 'in'}
                status={
                  <span className="text-sm text-ink-muted tabular-nums">
                    {intl.formatMessage(messages.balanceAfter, { credits: after })}
                  </span>
                }
                href={hrefs.transactions(id)}
              />
            ))}
          </ul>
          {error && state === 'ready' ? <LoadError error={error} onRetry={onRetry} /> : null}
          <LoadMore
            label={intl.formatMessage(messages.more)}
            more={hasMore}
            loading={loadingMore}
            onLoadMore={onLoadMore}
          />
        </>
      ) : null}
    </div>
  );
}
