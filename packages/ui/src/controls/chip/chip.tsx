import { XIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Describes the press for screen readers, which do not see the cross: "Remove Utrecht". */
  removeLabel: string;
}

/** A choice that can be removed: the whole chip is the button. */
export function Chip({ removeLabel, className, children, ...props }: ChipProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={removeLabel}
      data-slot="chip"
      className={cn(
        'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pl-4 pr-3 text-sm font-medium text-ink transition-colors duration-150 hover:bg-surface-hover sm:min-h-9',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      <XIcon aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </button>
  );
}
