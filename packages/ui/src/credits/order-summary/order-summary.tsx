import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface OrderLine {
  /** "200 credits", "Discount TIMEBONUS25" */
  label: string;
  /** "€49.99", "−€12.50" */
  amountText: string;
  /** @default 'item' */
  kind?: 'item' | 'discount' | 'info';
}

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
  lines: readonly OrderLine[];
  /** Between the lines and the total: a `DiscountField`. */
  discount?: ReactNode;
  /** "Total" */
  totalLabel: string;
  totalText: string;
  /** Under the total: VAT, price per message, that nothing renews by itself. */
  note?: ReactNode;
  /** The order button. Its text states that pressing it costs money ("Pay €37.49 now"). */
  action?: ReactNode;
  /** Small print beside the button: terms, right of withdrawal. */
  smallPrint?: ReactNode;
}

/** The amount to pay, directly above the button that pays it. */
export function OrderSummary({
  title,
  headingLevel = 2,
  lines,
  discount,
  totalLabel,
  totalText,
  note,
  action,
  smallPrint,
  className,
  ...props
}: OrderSummaryProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      data-slot="order-summary"
      className={cn('flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 md:p-6', className)}
    >
      <Heading id={titleId} className="text-lg font-bold">
        {title}
      </Heading>
      <dl className="flex flex-col gap-2">
        {lines.map(({ label, amountText, kind = 'item' }) => (
          <div
            key={label}
            className={cn(
              'flex justify-between gap-6',
              kind === 'discount' && 'text-success-text',
              kind === 'info' && 'text-sm text-ink-muted',
            )}
          >
            <dt className="min-w-0">{label}</dt>
            <dd className="shrink-0 tabular-nums">{amountText}</dd>
          </div>
        ))}
      </dl>
      {discount}
      <dl>
        <div className="flex items-baseline justify-between gap-6 border-t border-line pt-4 text-xl font-bold">
          <dt>{totalLabel}</dt>
          <dd className="tabular-nums">{totalText}</dd>
        </div>
      </dl>
      {note ? <div className="text-sm text-ink-muted">{note}</div> : null}
      {action ? <div className="flex flex-col pt-1 *:w-full">{action}</div> : null}
      {smallPrint ? <div className="text-xs text-ink-muted">{smallPrint}</div> : null}
    </section>
  );
}
