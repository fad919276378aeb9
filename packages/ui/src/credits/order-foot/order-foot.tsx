import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface OrderFootProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen: "300 credits"; before that, what to do: "Choose a package". */
  label: ReactNode;
  /** What it costs: "€22.99". Only once something is chosen, and never another sum than the one that will be charged. */
  totalText?: string | undefined;
  /** The button that goes on or pays. */
  action: ReactNode;
  /** Above the button: what went wrong. */
  notice?: ReactNode;
  /** The button beside the sum, or, for a long text, under it. @default 'beside' */
  button?: 'beside' | 'below';
}

/**
 * What is chosen, the sum and the button, always in view: at the lower edge of phones and tablets (in `Layout` above the tab bar), a card of
 * its own above that. Make it the last part of the page.
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
        'sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:top-24 lg:bottom-auto lg:mx-0 lg:gap-4 lg:rounded-xl lg:border lg:p-6',
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
