import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ResultPanel } from '@heartline/ui/credits/result-panel';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, LoadError, PageTitle, useApi, useErrorText, useSession } from '../shared/index.ts';
import { PaymentResultView } from './payment-result-view.tsx';
import { checkoutMessages, resultMessages as messages } from './payments.messages.ts';
import { paymentsQueries, useCancelPayment } from './payments.queries.ts';

export interface PaymentResultScreenProps {
  paymentId: string;
}

/** What became of a payment: where the provider's page comes back to, /payments/{id} (PAY-03). */
export function PaymentResultScreen({ paymentId }: PaymentResultScreenProps) {
  const intl = useIntl();
  const user = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const { data: payment, error, refetch } = useQuery(paymentsQueries.payment(useApi(), paymentId));
  const cancel = useCancelPayment(paymentId);
  useNewBalance(payment?.state === 'completed');
  if (payment)
    return (
      <>
        <PageTitle>{intl.formatMessage(checkoutMessages.title)}</PageTitle>
        <PaymentResultView
          payment={payment}
          premium={user?.paidUser ?? false}
          onCancel={() =>
            cancel.mutate(undefined, {
              onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }),
            })
          }
          cancelling={cancel.isPending}
        />
      </>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <ErrorPanel
        title={intl.formatMessage(messages.gone)}
        action={
          <Button asChild>
            <a href={hrefs.credits}>{intl.formatMessage(messages.toCredits)}</a>
          </Button>
        }
      />
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <ResultPanel className="mx-auto w-full max-w-140" state="loading" title={intl.formatMessage(messages.loading)} />
  );
}

/** Credits and premium came in: everything that shows them asks anew. */
function useNewBalance(completed: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!completed) return;
    for (const key of ['user', 'transactions', 'last-purchase', 'packages', 'discount', 'likes', 'members'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  }, [completed, queryClient]);
}
