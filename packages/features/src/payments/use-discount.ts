import type { CreditPackage, DiscountCode, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { creditsQueries, formatMoney, useApi, useErrorText, useWelcomeDiscount } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';
import { paymentsQueries } from './payments.queries.ts';

/** State and actions of the field for a discount code in the checkout (PAY-06). */
export interface CheckoutDiscount {
  /** The code that the prices were calculated with. */
  code: string | undefined;
  /** The methods it applies to; empty: all. */
  methods: readonly PaymentMethod[];
  /** The same while none of them is chosen, so that the discount does not apply yet. */
  waitsFor: readonly PaymentMethod[];
  /** It is the time bonus of a new member, who never typed its code. */
  isWelcome: boolean;
  checking: boolean;
  error: string | undefined;
  apply: (code: string) => void;
  remove: () => void;
}

/** A valid code that does not apply to this order. */
class DoesNotApply extends Error {}

/** Text that explains why a code does not reduce the price of this package; undefined if it does. */
function useObstacle() {
  const intl = useIntl();
  return (discount: DiscountCode, offer: CreditPackage | undefined, methods: readonly PaymentMethodOffer[]) => {
    const { paymentmethods: allowed, minimumOrderValue } = discount;
    if (allowed.length > 0 && !methods.some(({ id, available }) => available && allowed.includes(id)))
      return intl.formatMessage(messages.codeOtherMethods);
    if (offer?.discountedPrice) return undefined;
    if (offer && offer.price.amount < minimumOrderValue)
      return intl.formatMessage(messages.codeMinimum, {
        price: formatMoney(intl, { amount: minimumOrderValue, currency: offer.price.currency }),
      });
    return intl.formatMessage(messages.codeOtherPackage);
  };
}

/**
 * The discount of an order, and the packages at its prices: the typed code, else the one of the address, else the time bonus while it
 * lasts. A code counts only once the server has calculated a lower price with it.
 */
export function useDiscount(
  packageId: string,
  addressCode: string | undefined,
  methods: readonly PaymentMethodOffer[],
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const obstacle = useObstacle();
  const bonus = useWelcomeDiscount();
  const [typed, setTyped] = useState<string>();
  const [dropped, setDropped] = useState<string>();
  const wanted = typed ?? addressCode ?? bonus?.code;
  const code = wanted === dropped ? undefined : wanted;
  const packages = useQuery({
    ...creditsQueries.packages(api, { code }),
    // Waits for the bonus, so that the first price shown includes it and does not change while the member chooses.
    enabled: wanted !== undefined || bonus !== undefined,
    // The order stays in view while new prices load, so that typed text is not lost.
    placeholderData: keepPreviousData,
  });
  const attempt = useMutation({
    mutationFn: async (asked: string) => {
      const discount = await queryClient.fetchQuery(paymentsQueries.discount(api, asked));
      if (!discount) return;
      const prices = await queryClient.fetchQuery(creditsQueries.packages(api, { code: discount.code }));
      const reason = obstacle(
        discount,
        prices.packages.find(({ id }) => id === packageId),
        methods,
      );
      if (reason !== undefined) throw new DoesNotApply(reason);
      setDropped(undefined);
      setTyped(discount.code);
    },
  });
  const { error } = attempt;
  const applies = packages.data?.packages.some(({ id, discountedPrice }) => id === packageId && discountedPrice);
  const discount: Omit<CheckoutDiscount, 'waitsFor'> = {
    code,
    isWelcome: code !== undefined && code === bonus?.code,
    methods: (applies ? packages.data?.discountMethods : undefined) ?? [],
    checking: attempt.isPending,
    error: error ? (error instanceof DoesNotApply ? error.message : errorText(error)) : undefined,
    apply: (asked) => attempt.mutate(asked),
    remove: () => {
      attempt.reset();
      // Removing a typed code brings the next one back; removing that one is final.
      if (typed === undefined) setDropped(wanted);
      else setTyped(undefined);
    },
  };
  return { packages, discount };
}
