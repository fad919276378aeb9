import { ApiError, type Payment } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useErrorText } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';
import { useOrder, type OrderInput } from './payments.queries.ts';

export interface PayTargets {
  /** Leaves for the provider's page. @default location.assign */
  onRedirect?: ((url: string) => void) | undefined;
  /** The order needs no page of a provider. */
  onPayment: (paymentId: string) => void;
  /** The discount code of the order is no longer valid. */
  onCodeRefused?: () => void;
}

/** Orders, and leaves for the provider's page. After a refusal the offer is fetched again, so that the next press has the right price. */
export function usePay({ onRedirect = (url) => location.assign(url), onPayment, onCodeRefused }: PayTargets) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const order = useOrder();
  const [problem, setProblem] = useState<string>();
  const { reset } = order;
  useEffect(() => {
    // A browser may restore this page from its cache after the provider's page: with the button still pending.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);

  const refuse = (error: unknown) => {
    const failure = error instanceof ApiError ? error.code : undefined;
    if (failure === 'conflict') setProblem(intl.formatMessage(messages.priceChanged));
    else if (failure === 'code_used' || failure === 'code_not_found') {
      setProblem(intl.formatMessage(messages.codeGone));
      onCodeRefused?.();
    } else setProblem(errorText(error));
    if (failure === 'payment_method_unavailable') void queryClient.invalidateQueries({ queryKey: ['payment-methods'] });
    void queryClient.invalidateQueries({ queryKey: ['packages'] });
    void queryClient.invalidateQueries({ queryKey: ['discount'] });
  };
  const pay = async (input: OrderInput) => {
    setProblem(undefined);
    let payment: Payment;
    try {
      payment = await order.mutateAsync(input);
    } catch (error) {
      refuse(error);
      return;
    }
    if (payment.payUrl === null) onPayment(payment.id);
    else onRedirect(payment.payUrl);
  };
  return {
    pay: (input: OrderInput) => void pay(input),
    // Stays true after success, as the provider's page is opening.
    ordering: order.isPending || order.isSuccess,
    problem,
  };
}
