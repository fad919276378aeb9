import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface OrderFootProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The choice: "300 credits"; before it, an instruction: "Choose a package". */
  label: ReactNode;
  /** The price: "€22.99". Only after a choice, and always the sum that will be charged. */
  totalText?: string | undefined;
  /** The button that continues or pays. */
  action: ReactNode;
  /** Above the button: the error text. */
  notice?: ReactNode;
  /** The button beside the sum, or, for a long label, below it. @default 'beside' */
  button?: 'beside' | 'below';
}

/**
 * The choice, the sum and the button, always in view: at the lower edge of phones and tablets (in `Layout` above the tab bar), on wider
 * screens a card of its own. Make it the last element of the page.
 */
export function OrderFoot({
  label,
  totalText,
  action,
  notice,
  button = 'beside',
  className,
  ...props
}: OrderFootProps) {
  const below = button === 'below';
  return (
    <div
      {...props}
      data-slot="order-foot"
      className={cn(
        'sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+var(--foot-inset,0px))] sm:-mx-6 sm:px-6 lg:top-24 lg:bottom-auto lg:mx-0 lg:gap-4 lg:rounded-xl lg:border lg:p-6',
        className,
      )}
    >
      {notice}
      <div className={cn('flex gap-x-4 gap-y-2 lg:flex-col lg:gap-4', below ? 'flex-col' : 'items-center')}>
        <p
          data-slot="order-foot-sum"
          className={cn(
            'flex min-w-0 gap-x-4 lg:w-full lg:flex-row lg:items-baseline lg:justify-between',
            below ? 'items-baseline justify-between' : 'flex-1 flex-col',
          )}
        >
          <span className={cn('min-w-0', totalText === undefined ? 'text-ink-muted' : 'font-medium')}>{label} </span>
          {totalText === undefined ? null : (
            <span className="shrink-0 text-xl leading-tight font-bold tabular-nums lg:text-2xl">{totalText}</span>
          )}
        </p>
        <div className={cn('flex flex-col lg:w-full', !below && 'shrink-0')}>{action}</div>
      </div>
    </div>
  );
}
