import { ApiError, type Transaction, type WayOfCredits } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, LoadError, useApi } from '../shared/index.ts';
import { transactionMessages as messages } from './transactions.messages.ts';
import { transactionQueries } from './credits.queries.ts';
import { ReceiptsSection } from './receipts/receipts-section.tsx';
import { WayOfCreditsView } from './way-of-credits.tsx';
import { WithdrawalSection } from './withdrawal/withdrawal-section.tsx';

/** One movement of credits, and where they came from or went. */
export function TransactionDetailView({
  transaction,
  way,
  children,
}: {
  transaction: Transaction;
  way: WayOfCredits;
  /** For a purchase, its receipts and its withdrawal. */
  children?: ReactNode;
}) {
  const intl = useIntl();
  const { id, kind, credits, balance, createdAt, paymentId } = transaction;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <header className="flex flex-col gap-1">
        <BackButton
          showLabel
          href={hrefs.transactions()}
          label={intl.formatMessage(messages.all)}
          className="-my-1.5 -ml-2.5 self-start"
        />
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.detail)}</h1>
      </header>
      <AttributeList
        variant="rows"
        className="rounded-lg border border-line bg-surface px-5 py-2"
        items={[
          { id: 'kind', label: intl.formatMessage(messages.kind), value: intl.formatMessage(messages[kind]) },
          {
            id: 'amount',
            label: intl.formatMessage(messages.amount),
            value: intl.formatNumber(credits, { signDisplay: 'exceptZero' }),
          },
          { id: 'after', label: intl.formatMessage(messages.after), value: intl.formatNumber(balance) },
          {
            id: 'when',
            label: intl.formatMessage(messages.when),
            value: intl.formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' }),
          },
          {
            id: 'number',
            label: intl.formatMessage(messages.number),
            value: <span className="font-mono text-sm break-all">{id}</span>,
          },
        ]}
      />
      <WayOfCreditsView transaction={transaction} way={way} />
      {children}
      {paymentId === null ? null : (
        <p>
          <Link href={hrefs.payment(paymentId)}>{intl.formatMessage(messages.payment)}</Link>
        </p>
      )}
    </div>
  );
}

/** The page of one transaction: /transactions/{id}. */
export function TransactionDetail({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(transactionQueries.one(useApi(), id));
  if (data) {
    const { kind, paymentId } = data.transaction;
    return (
      <TransactionDetailView key={id} {...data}>
        {paymentId === null ? null : <ReceiptsSection paymentId={paymentId} />}
        {kind === 'purchase' && paymentId !== null ? <WithdrawalSection paymentId={paymentId} /> : null}
      </TransactionDetailView>
    );
  }
  if (error instanceof ApiError && error.status === 404)
    return (
      <ErrorPanel
        title={intl.formatMessage(messages.gone)}
        action={<Link href={hrefs.transactions()}>{intl.formatMessage(messages.all)}</Link>}
      />
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Skeleton
      shape="block"
      label={intl.formatMessage(commonMessages.loading)}
      className="mx-auto h-60 w-full max-w-reading"
    />
  );
}
