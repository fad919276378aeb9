import type { CreditPackage, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { DiscountField } from '@heartline/ui/credits/discount-field';
import { OrderSummary } from '@heartline/ui/credits/order-summary';
import { PaymentMethodGroup, PaymentMethodTile } from '@heartline/ui/credits/payment-method-tile';
import { Alert } from '@heartline/ui/feedback/alert';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, withOrderSearch } from '../shared/index.ts';
import { useMethodName } from './method-names.ts';
import { checkoutMessages as messages } from './payments.messages.ts';
import type { CheckoutDiscount } from './use-discount.ts';

export interface CheckoutViewProps {
  offer: CreditPackage;
  methods: readonly PaymentMethodOffer[];
  /** The chosen one. */
  method: PaymentMethod | undefined;
  onMethodChange: (method: PaymentMethod) => void;
  onOrder: () => void;
  /** The order is being made, or the provider's page is opening. */
  ordering: boolean;
  /** What went wrong, in words: above the button. */
  problem?: string | undefined;
  /** Days in which the contract can be withdrawn from. */
  refundDays: number;
  returnTo?: string | undefined;
  discount: CheckoutDiscount;
}

/** How to pay, what will be paid, and the button that pays it (PAY-02). */
export function CheckoutView(props: CheckoutViewProps) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { offer, methods, method, onMethodChange, returnTo, discount } = props;
  const allowed = (id: PaymentMethod) => discount.methods.length === 0 || discount.methods.includes(id);
  const choosable = methods.some(({ available }) => available);
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-6">
      <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <div className="flex flex-col gap-4">
          {choosable ? null : <Alert tone="warning">{intl.formatMessage(messages.noMethods)}</Alert>}
          <PaymentMethodGroup
            label={intl.formatMessage(messages.method)}
            labelVisible
            {...(method === undefined ? {} : { value: method })}
            onValueChange={(value) => {
              const chosen = methods.find(({ id, available }) => id === value && available && allowed(id));
              if (chosen) onMethodChange(chosen.id);
            }}
          >
            {methods.map(({ id, available, retired }) => (
              <PaymentMethodTile
                key={id}
                method={id}
                name={methodName(id)}
                {...(retired ? { retiredNote: intl.formatMessage(messages.retired) } : {})}
                {...(!available && !retired ? { hint: intl.formatMessage(messages.unavailable) } : {})}
                {...(available && !allowed(id) ? { hint: intl.formatMessage(messages.notWithCode) } : {})}
                disabled={!available || !allowed(id)}
              />
            ))}
          </PaymentMethodGroup>
          <Link
            href={withOrderSearch(hrefs.credits, { returnTo, code: discount.code })}
            variant="quiet"
            className="self-start"
          >
            {intl.formatMessage(messages.otherPackage)}
          </Link>
        </div>
        <Order key={offer.id} {...props} />
      </div>
    </div>
  );
}

function Order({ offer, method, onOrder, ordering, problem, refundDays, discount }: CheckoutViewProps) {
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
      ]}
      discount={
        <DiscountField
          label={intl.formatMessage(messages.code)}
          openLabel={intl.formatMessage(messages.codeQuestion)}
          applyLabel={intl.formatMessage(messages.codeApply)}
          removeLabel={intl.formatMessage(messages.codeRemove)}
          checking={discount.checking}
          error={discount.error}
          applied={
            discount.code !== undefined && discountPercentage !== null
              ? {
                  code: discount.code,
                  text: intl.formatMessage(messages.discount, { percentage: discountPercentage }),
                }
              : undefined
          }
          onApply={discount.apply}
          onRemove={discount.remove}
        />
      }
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
          <Button block size="lg" loading={ordering} disabled={method === undefined} onClick={onOrder}>
            {intl.formatMessage(messages.pay, { price: total })}
          </Button>
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
