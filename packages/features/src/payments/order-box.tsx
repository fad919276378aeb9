import type { CreditPackage } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { OrderSummary, type OrderLine } from '@heartline/ui/credits/order-summary';
import { Alert } from '@heartline/ui/feedback/alert';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';

export interface OrderBoxProps {
  /** The package at the price that will be paid. */
  offer: CreditPackage;
  /** Besides the package: how it is paid. */
  lines?: readonly OrderLine[];
  /** The field for a code. */
  discount?: ReactNode;
  /** What stands in place of the order button where nothing can be ordered. */
  instead?: ReactNode;
  /** What went wrong, in words: above the button. */
  problem?: string | undefined;
  /** The order is being made, or the provider's page is opening. */
  ordering: boolean;
  disabled?: boolean;
  onOrder: () => void;
  /** Days in which the contract can be withdrawn from. */
  refundDays: number;
}

/** What is ordered, for how much, and the button that orders it. */
export function OrderBox({
  offer,
  lines = [],
  discount,
  instead,
  problem,
  ordering,
  disabled = false,
  onOrder,
  refundDays,
}: OrderBoxProps) {
  const intl = useIntl();
  const { credits, price, discountedPrice, discountPercentage } = offer;
  const total = formatMoney(intl, discountedPrice ?? price);
  const saved = discountedPrice ? { amount: discountedPrice.amount - price.amount, currency: price.currency } : null;
  const page = (token: 'terms' | 'return-policy') =>
    function PageLink(chunks: ReactNode) {
      return (
        <Link href={hrefs.page(token)} target="_blank">
          {chunks}
        </Link>
      );
    };
  return (
    <OrderSummary
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
      totalText={total}
      note={intl.formatMessage(messages.once)}
      action={
        <>
          {problem === undefined ? null : (
            <Alert tone="danger" className="mb-3">
              {problem}
            </Alert>
          )}
          {instead ?? (
            <Button block size="lg" loading={ordering} disabled={disabled} onClick={onOrder}>
              {intl.formatMessage(messages.pay, { price: total })}
            </Button>
          )}
        </>
      }
      smallPrint={
        <>
          {intl.formatMessage(messages.terms, {
            days: refundDays,
            terms: page('terms'),
            withdraw: page('return-policy'),
          })}{' '}
          {intl.formatMessage(messages.redirect)}
        </>
      }
    />
  );
}
