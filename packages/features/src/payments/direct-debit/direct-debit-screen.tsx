import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import type { CreditPackage } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { LandmarkIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  creditsQueries,
  hrefs,
  LoadError,
  PageTitle,
  safeReturnTo,
  useApi,
  useSettings,
  withOrderSearch,
} from '../../shared/index.ts';
import { OrderClosed } from '../order-closed.tsx';
import { checkoutMessages, repeatMessages } from '../payments.messages.ts';
import { DirectDebitView } from './direct-debit-view.tsx';
import { debitMessages as messages } from './direct-debit.messages.ts';
import { debitQueries, type DebitTerms } from './direct-debit.queries.ts';
import { useDebit } from './use-debit.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface DirectDebitScreenProps {
  /** From the address; without one there is nothing to pay. */
  packageId: string | undefined;
  /** A discount code from the address. */
  code?: string | undefined;
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string | undefined;
  /** The order was placed: its page opens. */
  onPayment: (paymentId: string) => void;
}

/** Pays a package by SEPA direct debit: /directdebit (PAY-05). */
export function DirectDebitScreen({ packageId, ...props }: DirectDebitScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      {packageId === undefined ? <NoPackage returnTo={props.returnTo} /> : <Debit {...props} packageId={packageId} />}
    </>
  );
}

function NoPackage({ returnTo }: Pick<DirectDebitScreenProps, 'returnTo'>) {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      icon={<LandmarkIcon />}
      title={intl.formatMessage(messages.noPackage)}
      action={
        <Button asChild>
          <a href={withOrderSearch(hrefs.credits, { returnTo: safeReturnTo(returnTo) })}>
            {intl.formatMessage(repeatMessages.packages)}
          </a>
        </Button>
      }
    />
  );
}

type DebitProps = Omit<DirectDebitScreenProps, 'packageId'> & { packageId: string };

function Debit(props: DebitProps) {
  const intl = useIntl();
  const api = useApi();
  const { packageId, code } = props;
  const packages = useQuery(creditsQueries.packages(api, { code }));
  const terms = useQuery(debitQueries.terms(api, { packageId, code }));
  if (packages.data && !packages.data.paymentsOpen) return <OrderClosed returnTo={safeReturnTo(props.returnTo)} />;
  const offer = packages.data?.packages.find(({ id }) => id === packageId);
  if (packages.data && !offer)
    return (
      <ErrorPanel
        title={intl.formatMessage(checkoutMessages.unknownPackage)}
        action={
          <Button asChild>
            <a href={hrefs.credits}>{intl.formatMessage(checkoutMessages.otherPackage)}</a>
          </Button>
        }
      />
    );
  if (packages.data && offer && terms.data !== undefined)
    return (
      <OpenDebit
        {...props}
        offer={offer}
        terms={terms.data}
        country={packages.data.country}
        repricing={packages.isFetching}
      />
    );
  const error = packages.error ?? terms.error;
  if (error) return <LoadError error={error} onRetry={() => void Promise.all([packages.refetch(), terms.refetch()])} />;
  return (
    <div className="grid w-full gap-6 pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,min(22.5rem,48%))] lg:gap-x-8">
      <Skeleton
        shape="block"
        label={intl.formatMessage(commonMessages.loading)}
        className="h-60 rounded-xl lg:col-start-2"
      />
      <Skeleton shape="block" className="h-80 lg:col-start-1 lg:row-start-1" />
    </div>
  );
}

type OpenDebitProps = DebitProps & {
  offer: CreditPackage;
  terms: DebitTerms | null;
  country: string;
  repricing: boolean;
};

function OpenDebit({ packageId, code, returnTo, onPayment, offer, terms, country, repricing }: OpenDebitProps) {
  const { refundDays } = useSettings();
  const back = safeReturnTo(returnTo);
  const flow = useDebit(
    {
      packageId,
      expectedTotal: offer.discountedPrice ?? offer.price,
      ...(offer.discountedPrice && code !== undefined ? { code } : {}),
      ...(back === undefined ? {} : { returnTo: back }),
    },
    onPayment,
  );
  const resendIn = useSecondsLeft(flow.confirmation, flow.confirmation?.resendAfter ?? 0);
  return (
    <DirectDebitView
      {...flow}
      offer={offer}
      terms={terms}
      country={country}
      resendIn={resendIn}
      repricing={repricing}
      refundDays={refundDays}
      code={code}
      returnTo={back}
    />
  );
}
