import { ApiError, type PaymentMethod, type PaymentMethodOffer } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  LoadError,
  PageTitle,
  PaymentsClosed,
  safeReturnTo,
  useApi,
  useErrorText,
  useSettings,
} from '../shared/index.ts';
import { CheckoutView, type CheckoutViewProps } from './checkout-view.tsx';
import { checkoutMessages as messages, resultMessages } from './payments.messages.ts';
import { paymentsQueries, useOrder } from './payments.queries.ts';
import { useDiscount } from './use-discount.ts';

export interface CheckoutScreenProps {
  packageId: string;
  /** From the address; another one is chosen where it is not offered. */
  method?: string | undefined;
  /** A discount code of the address. Without one the time bonus is used while it holds. */
  code?: string | undefined;
  /** From the address; ignored unless it is a path of this site. */
  returnTo?: string | undefined;
  /** Another method was chosen: the address may follow. */
  onMethodChange?: (method: PaymentMethod) => void;
  /** Leaves for the provider's page. @default location.assign */
  onRedirect?: (url: string) => void;
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
  const methods = useQuery(paymentsQueries.methods(useApi()));
  const { packages, discount } = useDiscount(props.packageId, props.code, methods.data ?? none);
  const error = packages.error ?? methods.error;
  if (packages.data && !packages.data.paymentsOpen) {
    const back = safeReturnTo(props.returnTo);
    return (
      <PaymentsClosed
        member
        headingLevel={1}
        action={
          <Button asChild>
            <a href={back ?? hrefs.members()}>
              {intl.formatMessage(back === undefined ? resultMessages.toMembers : resultMessages.back)}
            </a>
          </Button>
        }
      />
    );
  }
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
    <div className="mx-auto grid w-full max-w-220 gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
      <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-80" />
      <Skeleton shape="block" className="h-80" />
    </div>
  );
}

const none: PaymentMethodOffer[] = [];

type OpenCheckoutProps = Omit<CheckoutScreenProps, 'code'> &
  Pick<CheckoutViewProps, 'offer' | 'methods' | 'discount'> & {
    /** Prices are being asked for anew. */
    repricing: boolean;
  };

function OpenCheckout(props: OpenCheckoutProps) {
  const { packageId, method: asked, returnTo, offer, methods, discount, repricing, ...callbacks } = props;
  const { code } = discount;
  const intl = useIntl();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { refundDays } = useSettings();
  const order = useOrder();
  const [problem, setProblem] = useState<string>();
  const available = methods.filter(
    (item) => item.available && (discount.methods.length === 0 || discount.methods.includes(item.id)),
  );
  const [chosen, setChosen] = useState<PaymentMethod>();
  const method =
    [chosen, asked].flatMap((id) => available.find((item) => item.id === id) ?? [])[0]?.id ?? available[0]?.id;
  const back = safeReturnTo(returnTo);
  const { reset } = order;
  useEffect(() => {
    // Back from the provider's page, a browser may show this page as it was left: with the button still turning.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);
  const redirect = callbacks.onRedirect ?? ((url: string) => location.assign(url));

  const refuse = (error: unknown) => {
    const failure = error instanceof ApiError ? error.code : undefined;
    if (failure === 'conflict') setProblem(intl.formatMessage(messages.priceChanged));
    else if (failure === 'code_used' || failure === 'code_not_found') {
      setProblem(intl.formatMessage(messages.codeGone));
      discount.remove();
    } else setProblem(errorText(error));
    if (failure === 'payment_method_unavailable') void queryClient.invalidateQueries({ queryKey: ['payment-methods'] });
    void queryClient.invalidateQueries({ queryKey: ['packages'] });
    void queryClient.invalidateQueries({ queryKey: ['discount'] });
  };
  const pay = async () => {
    if (method === undefined) return;
    setProblem(undefined);
    try {
      const payment = await order.mutateAsync({
        packageId,
        method,
        expectedTotal: offer.discountedPrice ?? offer.price,
        ...(offer.discountedPrice && code !== undefined ? { code } : {}),
        ...(back === undefined ? {} : { returnTo: back }),
      });
      if (payment.payUrl === null) callbacks.onPayment(payment.id);
      else redirect(payment.payUrl);
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <CheckoutView
      offer={offer}
      methods={methods}
      method={method}
      onMethodChange={(next) => {
        setChosen(next);
        callbacks.onMethodChange?.(next);
      }}
      onOrder={() => void pay()}
      // Stays after success: the page of the provider is opening.
      ordering={order.isPending || order.isSuccess || repricing}
      problem={problem}
      refundDays={refundDays}
      returnTo={back}
      discount={discount}
    />
  );
}
