import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface WarningsHeaderProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Name of the region for screen readers: "Notices". */
  label: string;
}

/** What the member should know or do, above the content: one `Alert` or `Banner` below the other. Gone when it has none. */
export function WarningsHeader({ label, className, ...props }: WarningsHeaderProps) {
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="warnings-header"
      className={cn('mx-auto flex w-full max-w-300 flex-col gap-2.5 px-4 pt-4 empty:hidden sm:px-6', className)}
    />
  );
}
