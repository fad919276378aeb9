import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface MatchCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the loading content, for screen readers. */
  label: string;
}

/** Placeholder of a match card while it loads. */
export function MatchCardSkeleton({ label, className, ...props }: MatchCardSkeletonProps) {
  return (
    <div
      {...props}
      data-slot="match-card-skeleton"
      className={cn(
        'flex aspect-3/4 w-full animate-pulse flex-col justify-end gap-3 rounded-xl bg-surface-skeleton p-5',
        className,
      )}
    >
      <output className="sr-only">{label}</output>
      <span className="h-7 w-1/2 rounded-full bg-surface opacity-70" />
      <span className="h-4 w-1/3 rounded-full bg-surface opacity-70" />
      <span className="mt-1 flex gap-2 *:h-8 *:w-20 *:rounded-full *:bg-surface *:opacity-70">
        <span />
        <span />
      </span>
    </div>
  );
}
