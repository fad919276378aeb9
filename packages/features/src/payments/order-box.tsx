import type { CreditPackage } from '@heartline/api-client';
import { OrderSummary, type OrderLine } from '@heartline/ui/credits/order-summary';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';

export interface OrderBoxProps {
  /** The package at the price to be paid. */
  offer: CreditPackage;
  /** Further lines: how it is paid. */
  lines?: readonly OrderLine[];
  /** The field for a discount code. */
  discount?: ReactNode;
  className?: string;
}

/** The order and its price: the first thing on a page that takes money. A discount is mentioned once, as its own line. */
export function OrderBox({ offer, lines = [], discount, className }: OrderBoxProps) {
  const intl = useIntl();
  const { credits, price, discountedPrice, discountPercentage } = offer;
  const saved = discountedPrice ? { amount: discountedPrice.amount - price.amount, currency: price.currency } : null;
  return (
    <OrderSummary
      className={className}
      title={intl.formatMessage(messages.order)}
      lines={[
        { label: intl.formatMessage(messages.credits, { count: credits }), amountText: formatMoney(intl, price) },
        ...(saved
          ? [
              {
                kind: 'discount' as const,
                label: intl.formatMessage(messages.discount, { percentage: discountPercentage ?? 0 }),
                amountText: formatMoney(intl, saved),
              },
            ]
          : []),
        ...lines,
      ]}
      discount={discount}
      totalLabel={intl.formatMessage(messages.total)}
      totalText={formatMoney(intl, discountedPrice ?? price)}
      note={intl.formatMessage(messages.once)}
    />
  );
}
