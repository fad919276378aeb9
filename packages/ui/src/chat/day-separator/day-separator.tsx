import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface DaySeparatorProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The day in words: "Today", "Monday", "3 May". */
  label: string;
  /** The same day, machine-readable: `YYYY-MM-DD`. */
  dateTime?: string;
}

/** Between the messages of two days. */
export function DaySeparator({ label, dateTime, className, ...props }: DaySeparatorProps) {
  return (
    <div {...props} data-slot="day-separator" className={cn('flex justify-center pb-1 pt-5', className)}>
      <time dateTime={dateTime} className="px-3 py-1 text-xs font-semibold text-ink-muted">
        {label}
      </time>
    </div>
  );
}
