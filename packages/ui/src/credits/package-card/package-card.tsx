import type { ReactNode, Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { useChoice } from '../choice-context.ts';
import { ChoiceRadio } from '../choice-radio.tsx';
import { choiceDot, choiceSurface } from '../choice-surface.ts';

export interface PackageCardProps {
  /** Identifies the package in its `PackageOverview`. */
  value: string;
  /** Number of credits: "200". */
  creditsText: string;
  /** "credits" */
  creditsLabel: string;
  /** "€49.99" */
  priceText: string;
  /** Price of one message in money: "€0.25 per message". Always shown beside credits. */
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
  /** Overrides the group's choice. */
  selected?: boolean;
  /** @default false */
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

const lines = 'flex items-center gap-4 md:flex-col md:gap-2 md:text-center';
const amountLines = 'min-w-0 flex-1 md:flex-none';
const priceLines = 'min-w-0 text-right md:text-center';
const padding = 'p-4 md:p-5';
/** Takes the height of a line of text. */
const blank = '\u00a0';

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
    className: cn(choiceSurface({ selected: chosen, disabled }), padding, className),
  };
  const body: ReactNode = (
    <>
      {badge ? (
        <span className="absolute -top-3 left-4 rounded-full bg-strong px-3 py-0.5 text-xs font-semibold leading-[1.667] text-on-strong md:left-1/2 md:-translate-x-1/2 md:whitespace-nowrap">
          {badge}
        </span>
      ) : null}
      <span className={lines}>
        {href ? null : (
          <span aria-hidden className={cn(choiceDot({ selected: chosen }), 'md:absolute md:right-4 md:top-4')} />
        )}
        <span className={amountLines}>
          <span className="block text-2xl font-bold leading-tight tabular-nums">{creditsText} </span>
          <span className="block text-sm text-ink-muted">{creditsLabel} </span>
        </span>
        <span className={priceLines}>
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

/** Placeholder of a `PackageCard` while its price loads: with the same lines, so that nothing moves. */
export function PackageCardSkeleton() {
  return (
    <span
      aria-hidden
      data-slot="package-card-skeleton"
      className={cn('block animate-pulse rounded-lg border border-transparent bg-line/70', padding)}
    >
      <span className={lines}>
        <span className={amountLines}>
          <span className="block text-2xl leading-tight">{blank}</span>
          <span className="block text-sm">{blank}</span>
        </span>
        <span className={priceLines}>
          <span className="text-lg">{blank}</span>
          <span className="block text-sm">{blank}</span>
        </span>
      </span>
    </span>
  );
}
