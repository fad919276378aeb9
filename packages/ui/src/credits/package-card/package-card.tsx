import type { ReactNode, Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { useChoice } from '../choice-context.ts';
import { ChoiceRadio } from '../choice-radio.tsx';
import { choiceDot, choiceSurface } from '../choice-surface.ts';

export interface PackageCardProps {
  /** Identifies the package in its `PackageOverview`. */
  value: string;
  /** How many: "200". */
  creditsText: string;
  /** "credits" */
  creditsLabel: string;
  /** "€49.99" */
  priceText: string;
  /** What one message costs in money: "€0.25 per message". Always shown beside credits. */
  perMessageText: string;
  /** "Best value". */
  badge?: string;
  /** The price before a discount. */
  strikePriceText?: string;
  /** Spoken before the old price: "instead of". Needed with `strikePriceText`. */
  strikePriceLabel?: string;
  /** "25% off" */
  discountText?: string;
  /** Makes the card a link, for a list outside a `PackageOverview`. */
  href?: string;
  /** Overrides what the group says. */
  selected?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** One package of credits: a choice in a `PackageOverview`, or a link with `href`. */
export function PackageCard({ value, href, selected, disabled = false, className, ref, ...props }: PackageCardProps) {
  const choice = useChoice();
  const chosen = selected ?? (choice !== null && choice.value === value);
  const {
    creditsText,
    creditsLabel,
    priceText,
    perMessageText,
    badge,
    strikePriceText,
    strikePriceLabel,
    discountText,
    ...rest
  } = props;
  const shared = {
    ...rest,
    'data-slot': 'package-card',
    'data-selected': chosen || undefined,
    className: cn(choiceSurface({ selected: chosen, disabled }), 'p-4 md:p-5', className),
  };
  const body: ReactNode = (
    <>
      {badge ? (
        <span className="absolute -top-3 left-4 rounded-full bg-primary px-3 py-0.5 text-xs font-semibold leading-5 text-on-primary md:left-1/2 md:-translate-x-1/2 md:whitespace-nowrap">
          {badge}
        </span>
      ) : null}
      <span className="flex items-center gap-4 md:flex-col md:gap-2 md:text-center">
        {href ? null : (
          <span aria-hidden className={cn(choiceDot({ selected: chosen }), 'md:absolute md:right-4 md:top-4')} />
        )}
        <span className="min-w-0 flex-1 md:flex-none">
          <span className="block text-2xl font-bold leading-tight tabular-nums">{creditsText} </span>
          <span className="block text-sm text-ink-muted">{creditsLabel} </span>
        </span>
        <span className="min-w-0 text-right md:text-center">
          {strikePriceText ? (
            <span className="mr-2 text-sm text-ink-muted tabular-nums">
              <span className="sr-only">{strikePriceLabel} </span>
              <s>{strikePriceText}</s>
            </span>
          ) : null}
          <span className="text-lg font-bold tabular-nums">{priceText} </span>
          <span className="block text-sm text-ink-muted tabular-nums">{perMessageText} </span>
          {discountText ? (
            <span className="mt-1 inline-block rounded-full bg-success-surface px-2.5 py-0.5 text-xs font-semibold text-success-text">
              {discountText}
            </span>
          ) : null}
        </span>
      </span>
    </>
  );
  if (href) {
    return (
      <a {...shared} href={href} ref={ref as Ref<HTMLAnchorElement>}>
        {body}
      </a>
    );
  }
  return (
    <label {...shared} ref={ref as Ref<HTMLLabelElement>}>
      <ChoiceRadio choice={choice} value={value} chosen={chosen} disabled={disabled} />
      {body}
    </label>
  );
}
