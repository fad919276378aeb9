import type { CreditPackage } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { OrderFoot } from '@heartline/ui/credits/order-foot';
import { Alert } from '@heartline/ui/feedback/alert';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';

export interface PayFootProps {
  /** The package at the price to be paid. */
  offer: CreditPackage;
  /** Replaces the order button if nothing can be ordered. */
  instead?: ReactNode;
  /** The error text, shown above the button. */
  problem?: string | undefined;
  /** The order is being sent, or the provider's page is opening. */
  ordering?: boolean;
  disabled?: boolean;
  onOrder?: () => void;
  /** Label of a button that does not order yet. @default "Order and pay" with the sum */
  buttonLabel?: string | undefined;
  className?: string;
}

/** The order and its sum, directly above the button that places it: always in view. */
export function PayFoot(props: PayFootProps) {
  const { offer, instead, problem, ordering = false, disabled = false, onOrder, buttonLabel, className } = props;
  const intl = useIntl();
  const total = formatMoney(intl, offer.discountedPrice ?? offer.price);
  return (
    <OrderFoot
      className={className}
      button="below"
      label={intl.formatMessage(messages.credits, { count: offer.credits })}
      totalText={total}
      notice={problem === undefined ? undefined : <Alert tone="danger">{problem}</Alert>}
      action={
        instead ?? (
          <Button
            variant="primary"
            block
            size="lg"
            className="max-sm:px-3 max-sm:text-base"
            loading={ordering}
            disabled={disabled}
            onClick={onOrder}
          >
            {buttonLabel ?? intl.formatMessage(messages.pay, { price: total })}
          </Button>
        )
      }
    />
  );
}
