import type { CreditPackage, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Alert } from '@heartline/ui/feedback/alert';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { ShoppingBagIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { Buying, hrefs, useOnline, withOrderSearch } from '../shared/index.ts';
import { debitFlowMessages } from './direct-debit/debit-flow.messages.ts';
import { useMethodName } from './method-names.ts';
import { OrderBox } from './order-box.tsx';
import { PayFoot } from './pay-foot.tsx';
import { checkoutMessages, repeatMessages as messages } from './payments.messages.ts';
import { SmallPrint } from './small-print.tsx';

export interface RepeatViewProps {
  /** The last purchase; null before the first. */
  last: {
    method: PaymentMethod;
    /** The method is offered here today. */
    methodOffered: boolean;
    /** Today's offer of that method. */
    methodOffer?: PaymentMethodOffer | undefined;
    /** The package at today's price; undefined if it is no longer offered. */
    offer: CreditPackage | undefined;
  } | null;
  onOrder: () => void;
  /** The order is being sent, or the provider's page is opening. */
  ordering: boolean;
  /** The error text, shown above the button. */
  problem?: string | undefined;
  /** Days within which the contract can be withdrawn from. */
  refundDays: number;
  returnTo?: string | undefined;
}

/** Orders the same package again, by one press and never without it (PAY-01). */
export function RepeatView({ last, returnTo, refundDays, ...order }: RepeatViewProps) {
  const intl = useIntl();
  const methodName = useMethodName();
  const online = useOnline();
  const packages = withOrderSearch(hrefs.credits, { returnTo });
  if (last === null || last.offer === undefined)
    return (
      <EmptyState
        headingLevel={1}
        icon={<ShoppingBagIcon />}
        title={intl.formatMessage(last === null ? messages.nothing : messages.packageGone)}
        text={last === null ? intl.formatMessage(messages.nothingText) : undefined}
        action={
          <Button asChild>
            <a href={packages}>{intl.formatMessage(messages.packages)}</a>
          </Button>
        }
      />
    );
  const { method, methodOffered, offer } = last;
  const name = methodName(method);
  const checkout = withOrderSearch(hrefs.creditPackage(offer.id), { returnTo });
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
        <p className="text-ink-muted">{intl.formatMessage(messages.intro)}</p>
      </header>
      {methodOffered ? null : <Alert tone="warning">{intl.formatMessage(messages.methodGone, { method: name })}</Alert>}
      {online ? null : (
        <Alert>
          <Buying>{null}</Buying>
        </Alert>
      )}
      <OrderBox
        offer={offer}
        lines={methodOffered ? [{ label: intl.formatMessage(messages.payWith), amountText: name, kind: 'info' }] : []}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {methodOffered ? <Link href={checkout}>{intl.formatMessage(messages.otherMethod)}</Link> : null}
        <Link href={packages}>{intl.formatMessage(checkoutMessages.otherPackage)}</Link>
      </p>
      <SmallPrint refundDays={refundDays} offer={last.methodOffer} />
      <PayFoot
        {...order}
        offer={offer}
        buttonLabel={method === 'sdd' ? intl.formatMessage(debitFlowMessages.continue) : undefined}
        instead={
          methodOffered ? undefined : (
            <Button variant="primary" asChild block size="lg">
              <a href={checkout}>{intl.formatMessage(messages.otherMethod)}</a>
            </Button>
          )
        }
      />
    </div>
  );
}
