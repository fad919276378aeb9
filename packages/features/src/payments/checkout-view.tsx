import type { CreditPackage, PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { DiscountField } from '@heartline/ui/credits/discount-field';
import { PaymentMethodGroup, PaymentMethodTile } from '@heartline/ui/credits/payment-method-tile';
import { Alert } from '@heartline/ui/feedback/alert';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { focusFirstChoice, hrefs, withOrderSearch } from '../shared/index.ts';
import { debitFlowMessages } from './direct-debit/debit-flow.messages.ts';
import { useMethodFlow } from './method-flow.ts';
import { useMethodName } from './method-names.ts';
import { methodTiles, tileOf } from './method-tiles.ts';
import { OrderBox } from './order-box.tsx';
import { PayFoot } from './pay-foot.tsx';
import { checkoutMessages as messages } from './payments.messages.ts';
import { SmallPrint } from './small-print.tsx';
import type { CheckoutDiscount } from './use-discount.ts';

export interface CheckoutViewProps {
  /** At the price of the chosen method. */
  offer: CreditPackage;
  methods: readonly PaymentMethodOffer[];
  /** The chosen method. */
  method: PaymentMethod | undefined;
  /** Explains why the method of the address is not chosen. */
  notice?: string | undefined;
  onMethodChange: (method: PaymentMethod) => void;
  /** A method is chosen. */
  onOrder: () => void;
  /** The order is being sent, or the provider's page is opening. */
  ordering: boolean;
  /** The error text, shown above the button. */
  problem?: string | undefined;
  /** Days within which the contract can be withdrawn from. */
  refundDays: number;
  returnTo?: string | undefined;
  discount: CheckoutDiscount;
}

/** Apple shows its button in Safari only: elsewhere nobody can pay with it. If a link named it, it stays chosen and in view. */
const onlyWithApplePay = 'not-supports-[-webkit-appearance:-apple-pay-button]:not-has-checked:hidden';

/** The order, the methods to pay it, and the button that does (PAY-02). None is preselected: the button asks for one. */
export function CheckoutView(props: CheckoutViewProps) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { hint } = useMethodFlow();
  const { offer, methods, method, notice, onMethodChange, onOrder, returnTo, discount } = props;
  const { ordering, problem, refundDays } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState(false);
  // Discontinued and unavailable methods are not offered; a text explains an old link to one.
  const tiles = methodTiles(methods, discount.methods);
  const choosable = tiles.length > 0;
  const chosen = tileOf(tiles, method)?.method;
  return (
    <div className="flex w-full flex-col gap-4 lg:gap-6">
      <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,min(22.5rem,48%))] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
        <OrderBox
          key={offer.id}
          offer={offer}
          discount={<Discount discount={discount} offer={offer} />}
          className="lg:col-start-2 lg:row-start-1"
        />
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {choosable ? null : <Alert tone="warning">{intl.formatMessage(messages.noMethods)}</Alert>}
          {notice === undefined || !choosable ? null : <Alert tone="warning">{notice}</Alert>}
          {choosable ? (
            <PaymentMethodGroup
              ref={group}
              label={intl.formatMessage(messages.method)}
              labelVisible
              choiceError={pressed && method === undefined ? intl.formatMessage(messages.chooseMethod) : undefined}
              {...(chosen === undefined ? {} : { value: chosen })}
              onValueChange={(value) => {
                const next = tiles.find((tile) => tile.method === value);
                if (next) onMethodChange(next.method);
              }}
            >
              {tiles.map((tile) => (
                <PaymentMethodTile
                  key={tile.method}
                  method={tile.method}
                  name={methodName(tile.method)}
                  hint={hint(tile)}
                  includes={tile.includes.map((part) => ({ method: part, name: methodName(part) }))}
                  {...(tile.method === 'applepay' ? { className: onlyWithApplePay } : {})}
                />
              ))}
            </PaymentMethodGroup>
          ) : null}
          <Link href={withOrderSearch(hrefs.credits, { returnTo, code: discount.code })} className="self-start">
            {intl.formatMessage(messages.otherPackage)}
          </Link>
          <SmallPrint refundDays={refundDays} offer={methods.find(({ id }) => id === method)} />
        </div>
        <PayFoot
          className="lg:col-start-2 lg:row-start-2"
          offer={offer}
          problem={problem}
          ordering={ordering}
          disabled={!choosable}
          buttonLabel={method === 'sdd' ? intl.formatMessage(debitFlowMessages.continue) : undefined}
          onOrder={() => {
            if (method !== undefined) return onOrder();
            setPressed(true);
            focusFirstChoice(group.current);
          }}
        />
      </div>
    </div>
  );
}

function Discount({ discount, offer }: Pick<CheckoutViewProps, 'discount' | 'offer'>) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { code, isWelcome, waitsFor } = discount;
  const name = isWelcome ? intl.formatMessage(messages.welcomeDiscount) : undefined;
  // A discount that applies is a line of the order; this shows only the methods that one waits for.
  const waiting = waitsFor.length > 0;
  const text = waiting
    ? intl.formatMessage(messages.codeForMethods, {
        methods: intl.formatList(waitsFor.map(methodName), { type: 'disjunction' }),
      })
    : undefined;
  return (
    <DiscountField
      label={intl.formatMessage(messages.code)}
      openLabel={intl.formatMessage(messages.codeQuestion)}
      applyLabel={intl.formatMessage(messages.codeApply)}
      removeLabel={intl.formatMessage(messages.codeRemove)}
      checking={discount.checking}
      error={discount.error}
      applied={code !== undefined && (offer.discountedPrice || waiting) ? { code, name, text, waiting } : undefined}
      onApply={discount.apply}
      onRemove={discount.remove}
    />
  );
}
