import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

const bone = 'animate-pulse rounded-full bg-line';

/** Placeholder of a conversation that is still loading. Decorative: the list announces that it is loading. */
export function ConversationRowSkeleton({ className, ...props }: Omit<ComponentProps<'li'>, 'children'>) {
  return (
    <li
      {...props}
      aria-hidden
      data-slot="conversation-row-skeleton"
      className={cn('flex min-h-18 items-center gap-3 px-3 py-2', className)}
    >
      <span className={cn(bone, 'size-12 shrink-0')} />
      <span className="flex flex-1 flex-col gap-2.5">
        <span className={cn(bone, 'h-3.5 w-2/5')} />
        <span className={cn(bone, 'h-3 w-4/5')} />
      </span>
    </li>
  );
}
