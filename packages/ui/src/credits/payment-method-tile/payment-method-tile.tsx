import { ChevronRightIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { ChoiceContext, useChoice } from '../choice-context.ts';
import { ChoiceGroup } from '../choice-group.tsx';
import { ChoiceRadio } from '../choice-radio.tsx';
import { choiceDot, choiceSurface } from '../choice-surface.ts';
import { PaymentLogo } from './payment-logo.tsx';
import type { PaymentMethodCode } from './payment-marks.ts';

export interface PaymentMethodTileProps {
  /** The method's code: selects its mark and is its value in a `PaymentMethodGroup`. */
  method: PaymentMethodCode | (string & {});
  /** The method's name: "iDEAL", "Credit card". */
  name: string;
  /** A line under the name: "Paid at once", "1 to 3 days". */
  hint?: string;
  /** Further methods paid with this tile, with their names: the networks of a card. Their marks stand below the name. */
  includes?: readonly { method: PaymentMethodCode | (string & {}); name: string }[];
  /** Why it is no longer offered. Also disables the tile. */
  retiredNote?: string;
  /** Makes the tile a link. */
  href?: string;
  /** Overrides the group's choice. */
  selected?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** One payment method: a choice in a `PaymentMethodGroup`, or a link with `href`. */
export function PaymentMethodTile({
  method,
  name,
  hint,
  includes = [],
  retiredNote,
  href,
  selected,
  disabled = false,
  className,
  ref,
  ...props
}: PaymentMethodTileProps) {
  const choice = useChoice();
  const off = disabled || retiredNote !== undefined;
  const chosen = !off && (selected ?? (choice !== null && choice.value === method));
  const line = retiredNote ?? hint;
  const shared = {
    ...props,
    'data-slot': 'payment-method-tile',
    'data-method': method,
    'data-selected': chosen || undefined,
    className: cn(
      choiceSurface({ selected: chosen, disabled: off }),
      'flex min-h-15 items-center gap-3 px-3 py-2.5',
      className,
    ),
  };
  const body = (
    <>
      <PaymentLogo method={method} className={off ? 'opacity-50' : undefined} />
      <span className="min-w-0 flex-1">
        <span className={cn('block font-semibold leading-snug', off && 'text-ink-muted')}>{name} </span>
        {includes.length > 0 ? (
          <span className="mt-1 flex flex-wrap gap-1">
            {includes.map((part) => (
              <span key={part.method} data-slot="payment-method-part" data-method={part.method}>
                <PaymentLogo method={part.method} className="h-6 w-9" />
                <span className="sr-only">{part.name} </span>
              </span>
            ))}
          </span>
        ) : null}
        {line ? <span className="block text-sm leading-snug text-ink-muted">{line}</span> : null}
      </span>
    </>
  );
  if (href && !off) {
    return (
      <a {...shared} href={href} ref={ref as Ref<HTMLAnchorElement>}>
        {body}
        <ChevronRightIcon aria-hidden className="size-5 text-ink-muted" />
      </a>
    );
  }
  return (
    <label {...shared} ref={ref as Ref<HTMLLabelElement>}>
      <ChoiceRadio choice={choice} value={method} chosen={chosen} disabled={off} />
      {body}
      {off ? null : <span aria-hidden className={choiceDot({ selected: chosen })} />}
    </label>
  );
}

export interface PaymentMethodGroupProps extends Omit<ComponentProps<'fieldset'>, 'name' | 'onChange'> {
  /** Name of the group: "How do you want to pay?" */
  label: string;
  /** Shows the name as a heading. @default false */
  labelVisible?: boolean;
  name?: string;
  /** `method` of the chosen tile. */
  value?: string;
  onValueChange: (method: string) => void;
  /** The error of the choice: "Choose how you want to pay." Focus the first tile with it. */
  choiceError?: ReactNode;
  /** `PaymentMethodTile`s. */
  children: ReactNode;
}

/** The payment methods of a country. */
export function PaymentMethodGroup({
  label,
  labelVisible = false,
  name,
  value,
  onValueChange,
  choiceError,
  children,
  ...props
}: PaymentMethodGroupProps) {
  const ownName = useId();
  return (
    <ChoiceGroup
      {...props}
      data-slot="payment-method-group"
      label={label}
      labelClass={labelVisible ? 'mb-3 text-xl font-bold' : undefined}
      choiceError={choiceError}
    >
      <ChoiceContext value={{ name: name ?? ownName, value, onValueChange }}>
        <div className="grid gap-3 sm:grid-cols-2">{children}</div>
      </ChoiceContext>
    </ChoiceGroup>
  );
}
