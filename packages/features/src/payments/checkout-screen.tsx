import { paymentMethods, type PaymentMethod, type PaymentMethodOffer } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, LoadError, PageTitle, safeReturnTo, useApi, useSettings } from '../shared/index.ts';
import { CheckoutView, type CheckoutViewProps } from './checkout-view.tsx';
import { debitHref } from './direct-debit/debit-href.ts';
import { useMethodName } from './method-names.ts';
import { OrderClosed } from './order-closed.tsx';
import { checkoutMessages as messages } from './payments.messages.ts';
import { paymentsQueries } from './payments.queries.ts';
import { useDiscount, type CheckoutDiscount } from './use-discount.ts';
import { usePay } from './use-pay.ts';

export interface CheckoutScreenProps {
  packageId: string;
  /** From the address; if it is not offered, the page says so. */
  method?: string | undefined;
  /** A discount code from the address. Without one, the time bonus applies while it lasts. */
  code?: string | undefined;
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string | undefined;
  /** Another method was chosen: the address may follow. */
  onMethodChange?: (method: PaymentMethod) => void;
  /** Leaves for the provider's page. @default location.assign */
  onRedirect?: (url: string) => void;
  /** Opens the page of direct debit. @default location.assign */
  onDirectDebit?: (url: string) => void;
  /** The order needs no page of a provider. */
  onPayment: (paymentId: string) => void;
}

/** Pays for one package: /credits/{id}/{paymentmethod?} (PAY-01, PAY-02). */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Checkout {...props} />
    </>
  );
}

function Checkout(props: CheckoutScreenProps) {
  const intl = useIntl();
  const methods = useQuery(paymentsQueries.methods(useApi(), props.packageId));
  const { packages, discount } = useDiscount(props.packageId, props.code, methods.data ?? none);
  const error = packages.error ?? methods.error;
  if (packages.data && !packages.data.paymentsOpen) return <OrderClosed returnTo={safeReturnTo(props.returnTo)} />;
  if (packages.data && methods.data) {
    const offer = packages.data.packages.find(({ id }) => id === props.packageId);
    if (offer)
      return (
        <OpenCheckout
          {...props}
          offer={offer}
          methods={methods.data}
          discount={discount}
          repricing={packages.isPlaceholderData}
        />
      );
    return (
      <ErrorPanel
        title={intl.formatMessage(messages.unknownPackage)}
        action={
          <Button asChild>
            <a href={hrefs.credits}>{intl.formatMessage(messages.otherPackage)}</a>
          </Button>
        }
      />
    );
  }
  if (error) {
    const retry = () => void Promise.all([packages.refetch(), methods.refetch()]);
    return <LoadError error={error} onRetry={retry} />;
  }
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

const none: PaymentMethodOffer[] = [];

type OpenCheckoutProps = Omit<CheckoutScreenProps, 'code'> &
  Pick<CheckoutViewProps, 'offer' | 'methods'> & {
    discount: Omit<CheckoutDiscount, 'waitsFor'>;
    /** New prices are being loaded. */
    repricing: boolean;
  };

function OpenCheckout(props: OpenCheckoutProps) {
  const { packageId, method: asked, returnTo, methods, discount, repricing, ...callbacks } = props;
  const { refundDays } = useSettings();
  const [chosen, setChosen] = useState<PaymentMethod>();
  const notice = useMethodNotice();
  const offered = (id: string | undefined) => methods.find((item) => item.available && item.id === id)?.id;
  const method = offered(chosen) ?? offered(asked);
  const waitsFor = method !== undefined && discount.methods.includes(method) ? [] : discount.methods;
  // A discount for other methods does not apply: the price shown is the one that will be charged.
  const offer = waitsFor.length > 0 ? { ...props.offer, discountedPrice: null, discountPercentage: null } : props.offer;
  const back = safeReturnTo(returnTo);
  const { pay, ordering, problem } = usePay({ ...callbacks, onCodeRefused: discount.remove });
  return (
    <CheckoutView
      offer={offer}
      methods={methods}
      method={method}
      notice={asked === undefined || method !== undefined ? undefined : notice(asked, methods)}
      onMethodChange={(next) => {
        setChosen(next);
        callbacks.onMethodChange?.(next);
      }}
      onOrder={() => {
        if (method === undefined) return;
        if (method === 'sdd') {
          const codeOfOrder = offer.discountedPrice ? discount.code : undefined;
          const leave = callbacks.onDirectDebit ?? ((url: string) => location.assign(url));
          leave(debitHref({ packageId, code: codeOfOrder, returnTo: back }));
          return;
        }
        pay({
          packageId,
          method,
          expectedTotal: offer.discountedPrice ?? offer.price,
          ...(offer.discountedPrice && discount.code !== undefined ? { code: discount.code } : {}),
          ...(back === undefined ? {} : { returnTo: back }),
        });
      }}
      ordering={ordering || repricing}
      problem={problem}
      refundDays={refundDays}
      returnTo={back}
      discount={{ ...discount, waitsFor }}
    />
  );
}

/** Why a link's method cannot be chosen: it is discontinued, for other countries, or unknown. */
function useMethodNotice() {
  const intl = useIntl();
  const methodName = useMethodName();
  return (asked: string, methods: readonly PaymentMethodOffer[]): string => {
    const known = paymentMethods.find((id) => id === asked);
    if (known === undefined) return intl.formatMessage(messages.methodUnknown);
    const ended = methods.some(({ id, retired }) => retired && id === known);
    return intl.formatMessage(ended ? messages.methodEnded : messages.methodNotHere, { method: methodName(known) });
  };
}
