import type { CreditPackage, DiscountCode, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { creditsQueries, formatMoney, useApi, useErrorText, useWelcomeDiscount } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';
import { paymentsQueries } from './payments.queries.ts';

/** What the field for a discount code in the checkout shows and does (PAY-06). */
export interface CheckoutDiscount {
  /** The code the prices are made with. */
  code: string | undefined;
  /** The methods it is for; empty: all. */
  methods: readonly PaymentMethod[];
  /** The same while none of them is chosen: the discount does not count yet. */
  waitsFor: readonly PaymentMethod[];
  checking: boolean;
  error: string | undefined;
  apply: (code: string) => void;
  remove: () => void;
}

/** A code that is known, but does not do for this order. */
class DoesNotApply extends Error {}

/** Why a code does not make this package cheaper, as a text; undefined when it does. */
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
 * The discount of an order, and the packages at its prices: the code that was typed, else the one of the address, else the time bonus
 * while it holds. A code counts only once the server has made a lower price of it.
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
    // A price that changes under the finger is none: the first one has the time bonus in it.
    enabled: wanted !== undefined || bonus !== undefined,
    // The order stays in view while prices are asked for anew: what was typed must not go with it.
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
    methods: (applies ? packages.data?.discountMethods : undefined) ?? [],
    checking: attempt.isPending,
    error: error ? (error instanceof DoesNotApply ? error.message : errorText(error)) : undefined,
    apply: (asked) => attempt.mutate(asked),
    remove: () => {
      attempt.reset();
      // Without a typed code the next one counts again; that one is given up for good.
      if (typed === undefined) setDropped(wanted);
      else setTyped(undefined);
    },
  };
  return { packages, discount };
}
