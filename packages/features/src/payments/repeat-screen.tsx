import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  creditsQueries,
  LoadError,
  PageTitle,
  safeReturnTo,
  useApi,
  useSettings,
} from '../shared/index.ts';
import { debitHref } from './direct-debit/debit-href.ts';
import { OrderClosed } from './order-closed.tsx';
import { repeatMessages as messages } from './payments.messages.ts';
import { paymentsQueries } from './payments.queries.ts';
import { RepeatView, type RepeatViewProps } from './repeat-view.tsx';
import { usePay } from './use-pay.ts';

export interface RepeatScreenProps {
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string | undefined;
  /** Leaves for the provider's page. @default location.assign */
  onRedirect?: (url: string) => void;
  /** Opens the page of direct debit. @default location.assign */
  onDirectDebit?: (url: string) => void;
  /** The order needs no page of a provider. */
  onPayment: (paymentId: string) => void;
}

/** Repeats the last order: /credits/repeat-order (PAY-01). */
export function RepeatScreen(props: RepeatScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Repeat {...props} />
    </>
  );
}

function Repeat({ returnTo, ...targets }: RepeatScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const { refundDays } = useSettings();
  const purchase = useQuery(paymentsQueries.lastPurchase(api));
  const methods = useQuery(paymentsQueries.methods(api));
  const packages = useQuery(creditsQueries.packages(api));
  const { pay, ordering, problem } = usePay(targets);
  const back = safeReturnTo(returnTo);
  const queries = [purchase, methods, packages];
  const error = queries.find((query) => query.error)?.error;
  if (packages.data && !packages.data.paymentsOpen) return <OrderClosed returnTo={back} />;
  if (purchase.data === undefined || !methods.data || !packages.data)
    return error ? (
      <LoadError error={error} onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))} />
    ) : (
      <Skeleton
        shape="block"
        label={intl.formatMessage(commonMessages.loading)}
        className="mx-auto h-100 w-full max-w-120"
      />
    );
  const methodOffer = methods.data.find(({ id, available }) => available && id === purchase.data?.method);
  const last: RepeatViewProps['last'] = purchase.data && {
    method: purchase.data.method,
    methodOffered: methodOffer !== undefined,
    methodOffer,
    offer: packages.data.packages.find(({ id }) => id === purchase.data?.packageId),
  };
  return (
    <RepeatView
      last={last}
      onOrder={() => {
        if (last?.offer === undefined) return;
        if (last.method === 'sdd') {
          const leave = targets.onDirectDebit ?? ((url: string) => location.assign(url));
          leave(debitHref({ packageId: last.offer.id, returnTo: back }));
          return;
        }
        pay({
          packageId: last.offer.id,
          method: last.method,
          expectedTotal: last.offer.price,
          ...(back === undefined ? {} : { returnTo: back }),
        });
      }}
      ordering={ordering || packages.isFetching}
      problem={problem}
      refundDays={refundDays}
      returnTo={back}
    />
  );
}
