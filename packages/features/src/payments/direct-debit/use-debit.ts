import { ApiError, type FieldErrorCode, type Payment } from '@heartline/api-client';
import type { DirectDebitDetails } from '@heartline/ui/credits/direct-debit-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useApi, useErrorText } from '../../shared/index.ts';
import { checkoutMessages } from '../payments.messages.ts';
import { paymentsQueries } from '../payments.queries.ts';
import { debitMessages as messages } from './direct-debit.messages.ts';
import type { DebitCodeInput, DebitConfirmation } from './direct-debit.queries.ts';

/** The order, at the price that the page shows. */
export type DebitOrderInput = Pick<DebitCodeInput, 'packageId' | 'code' | 'expectedTotal' | 'returnTo'>;

export interface DebitFlow {
  step: 'details' | 'code';
  confirmation: DebitConfirmation | undefined;
  /** Errors by field, in the names of the contract. */
  refused: ReadonlyMap<string, FieldErrorCode>;
  /** The error text of the whole form. */
  problem: string | undefined;
  sending: boolean;
  sendCode: (details: DirectDebitDetails) => void;
  resend: () => void;
  confirm: (otp: string) => void;
  back: () => void;
}

const none: ReadonlyMap<string, FieldErrorCode> = new Map();

/** The details, then the code that was sent for them, then the order. After a refusal the typed text stays. */
export function useDebit(order: DebitOrderInput, onPayment: (paymentId: string) => void): DebitFlow {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<DirectDebitDetails>();
  const [confirmation, setConfirmation] = useState<DebitConfirmation>();
  const [refused, setRefused] = useState(none);
  const [problem, setProblem] = useState<string>();

  const clear = () => {
    setRefused(none);
    setProblem(undefined);
  };
  const refuse = (error: unknown, unavailable?: string) => {
    const failure = error instanceof ApiError ? error.code : undefined;
    if (error instanceof ApiError && error.fields.size > 0) return setRefused(error.fields);
    if (failure === 'conflict') setProblem(intl.formatMessage(checkoutMessages.priceChanged));
    else if (failure === 'code_used' || failure === 'code_not_found')
      setProblem(intl.formatMessage(checkoutMessages.codeGone));
    else setProblem(failure === 'payment_unavailable' && unavailable !== undefined ? unavailable : errorText(error));
    // Blocked, or over the limit by now: the page's state shows which.
    if (failure !== undefined && failure !== 'rate_limited')
      for (const key of ['packages', 'discount', 'direct-debit', 'payment-methods'])
        void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const code = useMutation({
    mutationFn: async (details: DirectDebitDetails) =>
      (await api.payments.debitCode({ ...order, ...details })).confirmation,
    onMutate: clear,
    onSuccess: setConfirmation,
    onError: (error) => refuse(error, intl.formatMessage(messages.smsFailed)),
  });
  const confirmed = useMutation({
    mutationFn: async (otp: string): Promise<Payment> =>
      (await api.payments.confirmDebit({ confirmation: confirmation?.id ?? '', otp })).payment,
    onMutate: clear,
    onSuccess(payment) {
      queryClient.setQueryData(paymentsQueries.payment(api, payment.id).queryKey, payment);
      void queryClient.invalidateQueries({ queryKey: ['direct-debit'] });
      onPayment(payment.id);
    },
    onError: (error) => refuse(error),
  });
  return {
    step: confirmation === undefined ? 'details' : 'code',
    confirmation,
    refused,
    problem,
    // Stays true after success, as the page of the payment is opening.
    sending: code.isPending || confirmed.isPending || confirmed.isSuccess,
    sendCode(details) {
      setTyped(details);
      code.mutate(details);
    },
    resend() {
      if (typed !== undefined && !code.isPending) code.mutate(typed);
    },
    confirm: (otp) => confirmed.mutate(otp),
    back() {
      clear();
      setConfirmation(undefined);
    },
  };
}
