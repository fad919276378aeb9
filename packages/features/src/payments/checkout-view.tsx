import type { CreditPackage, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { DiscountField } from '@heartline/ui/credits/discount-field';
import { PaymentMethodGroup, PaymentMethodTile } from '@heartline/ui/credits/payment-method-tile';
import { Alert } from '@heartline/ui/feedback/alert';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { focusFirstChoice, hrefs, withOrderSearch } from '../shared/index.ts';
import { useMethodName } from './method-names.ts';
import { OrderBox } from './order-box.tsx';
import { checkoutMessages as messages } from './payments.messages.ts';
import type { CheckoutDiscount } from './use-discount.ts';

export interface CheckoutViewProps {
  /** At the price that the chosen method has. */
  offer: CreditPackage;
  methods: readonly PaymentMethodOffer[];
  /** The chosen one. */
  method: PaymentMethod | undefined;
  /** Why the method of the address is not the chosen one, in words. */
  notice?: string | undefined;
  onMethodChange: (method: PaymentMethod) => void;
  /** A method is chosen. */
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

/** How to pay, what will be paid, and the button that pays it (PAY-02). Nobody is chosen for: the button asks for a method. */
export function CheckoutView(props: CheckoutViewProps) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { offer, methods, method, notice, onMethodChange, onOrder, returnTo, discount } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState(false);
  // What has ended is not shown as a choice; an old link to it is answered in words.
  const offered = methods.filter(({ retired }) => !retired);
  const choosable = offered.some(({ available }) => available);
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-6">
      <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <div className="flex flex-col gap-4">
          {choosable ? null : <Alert tone="warning">{intl.formatMessage(messages.noMethods)}</Alert>}
          {notice === undefined || !choosable ? null : <Alert tone="warning">{notice}</Alert>}
          <PaymentMethodGroup
            ref={group}
            label={intl.formatMessage(messages.method)}
            labelVisible
            choiceError={pressed && method === undefined ? intl.formatMessage(messages.chooseMethod) : undefined}
            {...(method === undefined ? {} : { value: method })}
            onValueChange={(value) => {
              const chosen = offered.find(({ id, available }) => id === value && available);
              if (chosen) onMethodChange(chosen.id);
            }}
          >
            {offered.map(({ id, available }) => (
              <PaymentMethodTile
                key={id}
                method={id}
                name={methodName(id)}
                {...(available ? {} : { hint: intl.formatMessage(messages.unavailable) })}
                disabled={!available}
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
        <OrderBox
          key={offer.id}
          {...props}
          disabled={!choosable}
          onOrder={() => {
            if (method !== undefined) return onOrder();
            setPressed(true);
            focusFirstChoice(group.current);
          }}
          discount={<Discount discount={discount} offer={offer} />}
        />
      </div>
    </div>
  );
}

function Discount({ discount, offer }: { discount: CheckoutDiscount; offer: CreditPackage }) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { code, waitsFor } = discount;
  const { discountPercentage } = offer;
  const text =
    waitsFor.length > 0
      ? intl.formatMessage(messages.codeForMethods, {
          methods: intl.formatList(waitsFor.map(methodName), { type: 'disjunction' }),
        })
      : discountPercentage === null
        ? undefined
        : intl.formatMessage(messages.discount, { percentage: discountPercentage });
  return (
    <DiscountField
      label={intl.formatMessage(messages.code)}
      openLabel={intl.formatMessage(messages.codeQuestion)}
      applyLabel={intl.formatMessage(messages.codeApply)}
      removeLabel={intl.formatMessage(messages.codeRemove)}
      checking={discount.checking}
      error={discount.error}
      applied={code !== undefined && text !== undefined ? { code, text, waiting: waitsFor.length > 0 } : undefined}
      onApply={discount.apply}
      onRemove={discount.remove}
    />
  );
}
