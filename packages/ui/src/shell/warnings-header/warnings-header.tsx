import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface WarningsHeaderProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Name of the region for screen readers: "Notices". */
  label: string;
}

/**
 * The place above the content for the one thing that the member should know or do: a slim `Banner`. Of several children the first that
 * draws anything is shown and no other, so notices never stand below each other. Gone when it has none.
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
