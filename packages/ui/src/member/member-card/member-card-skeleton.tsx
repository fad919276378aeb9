import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export type MemberCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder of a member card while it loads. Silent for screen readers: its list announces the loading. */
export function MemberCardSkeleton({ className, ...props }: MemberCardSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden
      data-slot="member-card-skeleton"
      className={cn(
        'flex aspect-3/4 animate-pulse flex-col justify-end gap-2 rounded-lg bg-surface-skeleton p-3.5',
        className,
      )}
    >
      <span className="h-4 w-3/5 rounded-full bg-surface opacity-70" />
      <span className="h-3 w-2/5 rounded-full bg-surface opacity-70" />
    </div>
  );
}
