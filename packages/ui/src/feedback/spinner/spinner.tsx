import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /** Names the awaited result, for screen readers. Without it the spinner is decorative. */
  label?: string;
}

/** A task of unknown length is under way. For a whole panel prefer `Skeleton`. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      {...props}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      data-slot="spinner"
      className={cn('inline-block size-5', className)}
    >
      <span className="block size-full animate-spin rounded-full border-2 border-current border-t-transparent opacity-80" />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
