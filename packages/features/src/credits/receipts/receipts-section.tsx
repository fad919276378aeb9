import { ApiError } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, useApi } from '../../shared/index.ts';
import { receiptQueries } from '../credits.queries.ts';
import { ReceiptsView } from './receipts-view.tsx';

/** The receipts of a payment of the member. For anybody else's payment the server returns none. */
export function ReceiptsSection({ paymentId }: { paymentId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(receiptQueries.of(useApi(), paymentId));
  if (data) return <ReceiptsView receipts={data} />;
  if (error instanceof ApiError && error.status === 404) return null;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-24 w-full" />;
}
