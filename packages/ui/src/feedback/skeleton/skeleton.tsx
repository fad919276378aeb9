import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** `line` is one line of text, `block` takes its size from className, `photo` is a 3:4 card. @default 'line' */
  shape?: 'line' | 'block' | 'circle' | 'photo';
  /** Names the loading content, for screen readers. Give it to one skeleton of a group; the others are decorative. */
  label?: string;
}

const shapes = {
  line: 'h-4 w-full rounded-xs',
  block: 'rounded-md',
  circle: 'aspect-square size-12 rounded-full',
  photo: 'aspect-3/4 w-full rounded-lg',
};

/** Placeholder of loading content, in its size, so that nothing moves. */
export function Skeleton({ shape = 'line', label, className, ...props }: SkeletonProps) {
  return (
    <div
      {...props}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      data-slot="skeleton"
      data-shape={shape}
      className={cn('animate-pulse bg-line/70 forced-colors:border', shapes[shape], className)}
    >
      {label ? <span className="sr-only">{label}</span> : null}
    </div>
  );
}
