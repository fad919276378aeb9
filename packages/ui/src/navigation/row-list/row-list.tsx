import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface RowListProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Its name for screen readers: "Credits and Premium". */
  label: string;
  /** Rows of 44 px, for a list beside the page that one of its rows leads to. @default false */
  dense?: boolean;
}

/** Links, or settings, one below the other on one ground. Its children are `Row` and `RowPanel`. */
export function RowList({ label, dense = false, className, ...props }: RowListProps) {
  return (
    <ul
      {...props}
      aria-label={label}
      data-slot="row-list"
      data-dense={dense || undefined}
      className={cn(
        'group/list flex flex-col divide-y divide-line overflow-clip rounded-lg border border-line bg-surface',
        className,
      )}
    />
  );
}
