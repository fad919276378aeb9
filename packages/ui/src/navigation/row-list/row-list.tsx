import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface RowListProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Its name for screen readers: "Credits and Premium". */
  label: string;
}

/** Links, or settings, one below the other on one ground. Its children are `Row` and `RowPanel`. */
export function RowList({ label, className, ...props }: RowListProps) {
  return (
    <ul
      {...props}
      aria-label={label}
      data-slot="row-list"
      className={cn(
        'flex flex-col divide-y divide-line overflow-clip rounded-lg border border-line bg-surface',
        className,
      )}
    />
  );
}
