import { ShieldCheckIcon } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ReportReceiptProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** "Thank you. We have your report." */
  title: ReactNode;
  /** What happens next, and when to expect an answer. */
  text?: ReactNode;
  /** "Number" */
  referenceLabel: string;
  /** The report's number, for later questions. */
  reference: string;
  /** A link to its status, and a button to go back. */
  actions?: ReactNode;
}

/** A report arrived: its number and the next steps. Takes the focus of the form it replaces, and so is announced. */
export function ReportReceipt({
  title,
  text,
  referenceLabel,
  reference,
  actions,
  className,
  ...props
}: ReportReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div
      {...props}
      data-slot="report-receipt"
      className={cn('flex flex-col items-center gap-4 py-4 text-center', className)}
    >
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-success-surface text-success-text [&_svg]:size-8"
      >
        <ShieldCheckIcon />
      </span>
      <div className="flex max-w-full flex-col gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-display text-ink outline-none">
          {title}
        </h2>
        {text ? <div className="boxed text-balance text-ink-muted">{text}</div> : null}
      </div>
      <dl className="flex flex-wrap items-baseline justify-center gap-x-2 rounded-md bg-surface-sunken px-4 py-2.5">
        <dt className="text-sm text-ink-muted">{referenceLabel}</dt>
        <dd className="font-semibold tabular-nums text-ink select-all">{reference}</dd>
      </dl>
      {actions ? <div className="flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
