import { ApiError, type Payment } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ResultPanel } from '@heartline/ui/credits/result-panel';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, LoadError, PageTitle, sessionQueries, useApi, useErrorText, useSession } from '../shared/index.ts';
import { moneyMessages as money } from './flow.messages.ts';
import { PaymentResultView } from './payment-result-view.tsx';
import { checkoutMessages, resultMessages as messages } from './payments.messages.ts';
import { isOpen, paymentsQueries, useCancelPayment } from './payments.queries.ts';

export interface PaymentResultScreenProps {
  paymentId: string;
  /** The receipts of this payment, shown to its payer once it is paid. */
  receipts?: ReactNode;
}

/** The result of a payment: the provider's page returns here, /payments/{id} (PAY-03). */
export function PaymentResultScreen({ paymentId, receipts }: PaymentResultScreenProps) {
  const intl = useIntl();
  const user = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const api = useApi();
  const { data: payment, error, refetch } = useQuery(paymentsQueries.payment(api, paymentId));
  const cancel = useCancelPayment(paymentId);
  // Only asked for the payer: a visitor without a session, or with somebody else's link, gets no withdrawal.
  const withdrawable = useQuery({
    ...paymentsQueries.withdrawable(api, paymentId),
    enabled: payment?.state === 'completed' && user !== null,
  });
  const arrived = useNewBalance(payment?.state === 'completed');
  if (payment)
    return (
      <>
        <PageTitle>{intl.formatMessage(checkoutMessages.title)}</PageTitle>
        <PaymentResultView
          payment={payment}
          premium={user?.paidUser ?? false}
          balance={arrived ? user?.credits : undefined}
          receipts={user !== null && wasPaid(payment) ? receipts : undefined}
          transactionId={withdrawable.data ?? undefined}
          onCancel={() =>
            cancel.mutate(undefined, {
              // Some providers cannot cancel a method: then the payment is reported as still open.
              onSuccess: (after) => {
                if (isOpen(after)) toast.show({ message: intl.formatMessage(money.stillOpen) });
              },
              onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }),
            })
          }
          onCopy={(text) =>
            void navigator.clipboard
              .writeText(text)
              .then(() => toast.show({ message: intl.formatMessage(money.copied), id: 'copied' }))
              // A browser may forbid it: the text can still be copied by hand.
              .catch(() => undefined)
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

const wasPaid = ({ state }: Payment): boolean => state === 'completed' || state === 'refunded' || state === 'disputed';

/**
 * Credits and premium have arrived: all queries that show them are refreshed. True once the member's own balance includes these
 * credits.
 */
function useNewBalance(completed: boolean): boolean {
  const api = useApi();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (!completed) return;
    for (const key of ['transactions', 'last-purchase', 'packages', 'discount', 'likes', 'members'])
      void queryClient.invalidateQueries({ queryKey: [key] });
    const { queryKey } = sessionQueries.user(api);
    void queryClient
      .invalidateQueries({ queryKey })
      .then(() => setArrived(queryClient.getQueryState(queryKey)?.isInvalidated === false));
  }, [api, completed, queryClient]);
  return arrived;
}
