import { ApiError } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, useApi, useErrorText } from '../../shared/index.ts';
import { withdrawalQueries } from '../credits.queries.ts';
import { WithdrawalView } from './withdrawal-view.tsx';

/** Withdrawal from the contract of a purchase, in two steps, on its page (PAY-11). */
export function WithdrawalSection({ paymentId }: { paymentId: string }) {
  const intl = useIntl();
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);
  const { data, error, refetch } = useQuery(withdrawalQueries.one(api, paymentId));
  const withdraw = useMutation({
    mutationFn: ({ amount, currency }: { amount: number; currency: string }) =>
      api.payments.withdraw({ paymentId, expectedBack: { amount, currency } }),
    onSuccess: () => setAsking(false),
    onError: (failure) => {
      const other = failure instanceof ApiError && failure.code === 'conflict';
      setChanged(other);
      if (!other) toast.show({ tone: 'danger', message: errorText(failure) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['transactions'] }),
  });
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-24 w-full" />
    );
  return (
    <WithdrawalView
      withdrawal={data}
      asking={asking}
      changed={changed}
      busy={withdraw.isPending}
      onAsk={() => {
        setChanged(false);
        setAsking(true);
      }}
      onLeave={() => setAsking(false)}
      onConfirm={() => withdraw.mutate(data.back)}
    />
  );
}
