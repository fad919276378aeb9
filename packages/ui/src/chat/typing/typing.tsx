import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface TypingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** "Anna is typing". Announced; shown instead of the dots under reduced motion. */
  label: string;
}

const dot = 'size-2 rounded-full bg-ink-muted animate-typing motion-reduce:hidden';

/** The other member is typing. Put it where the next message will appear. */
export function Typing({ label, className, ...props }: TypingProps) {
  return (
    <output {...props} data-slot="typing" className={cn('flex pt-3', className)}>
      <span className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-xl border border-line bg-surface-raised px-4 text-sm text-ink-muted">
        <span className="sr-only min-w-0 motion-reduce:not-sr-only">
          <span className="boxed block">{label}</span>
        </span>
        <span className={dot} />
        <span className={cn(dot, 'wave-second')} />
        <span className={cn(dot, 'wave-third')} />
      </span>
    </output>
  );
}
