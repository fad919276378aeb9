import { ArrowDownLeftIcon, ArrowUpRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** "Message to Anna", "200 credits bought" */
  title: string;
  /** Day and time in the reader's format. */
  timeText: string;
  /** The same time, machine-readable: ISO 8601. */
  dateTime?: string;
  /** The movement with its sign: "+200", "−1". */
  amountText: string;
  /** The unit, announced after the amount: "credits". */
  amountLabel?: string;
  /** Whether credits came in or went out. */
  direction: 'in' | 'out';
  /** Money that was paid: "€49.99". */
  priceText?: string;
  /** A state other than done: a `Badge`. */
  status?: ReactNode;
  /** The transaction's own page. */
  href?: string;
}

/** One movement of credits, in a list. */
export function TransactionRow({
  title,
  timeText,
  dateTime,
  amountText,
  amountLabel,
  direction,
  priceText,
  status,
  href,
  className,
  ...props
}: TransactionRowProps) {
  const Icon = direction === 'in' ? ArrowDownLeftIcon : ArrowUpRightIcon;
  return (
    <li
      {...props}
      data-slot="transaction-row"
      data-direction={direction}
      className={cn(
        'relative flex min-h-16 items-center gap-3 border-b border-line py-3 last:border-b-0',
        href && 'hover:bg-surface-hover',
        className,
      )}
    >
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full',
          direction === 'in' ? 'bg-success-surface text-success-text' : 'bg-surface-sunken text-ink-muted',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        {href ? (
          <a href={href} className="boxed block font-semibold text-ink no-underline after:absolute after:inset-0">
            {title}
          </a>
        ) : (
          <span className="boxed block font-semibold">{title}</span>
        )}
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          <time dateTime={dateTime}>{timeText}</time>
          {status}
        </span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className={cn('block font-bold', direction === 'in' && 'text-success-text')}>
          {amountText}
          {amountLabel ? <span className="sr-only"> {amountLabel}</span> : null}
        </span>
        {priceText ? <span className="block text-sm text-ink-muted">{priceText}</span> : null}
      </span>
    </li>
  );
}
