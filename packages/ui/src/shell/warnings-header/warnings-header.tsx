import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface WarningsHeaderProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Name of the region for screen readers: "Notices". */
  label: string;
}

/**
 * The slot above the content for the most important notice for a member: a slim `Banner`. Of several children only the first that
 * renders anything is shown, so notices are never stacked. Takes no space without one.
 */
export function WarningsHeader({ label, className, ...props }: WarningsHeaderProps) {
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="warnings-header"
      className={cn('w-full empty:hidden *:not-first:hidden', className)}
    />
  );
}
