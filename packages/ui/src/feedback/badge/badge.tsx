import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { badgeVariants } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `gold` is for premium only, `success` for success only. @default 'neutral' */
  tone?: 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'gold' | 'on-photo';
  /** @default 'sm' */
  size?: 'sm' | 'md';
}

/** A word or two about the state of the element it stands on. It is not interactive. */
export function Badge({ tone = 'neutral', size = 'sm', className, children, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      data-slot="badge"
      data-tone={tone}
      className={cn(badgeVariants({ tone, size }), 'forced-colors:border-current', className)}
    >
      {children}
    </span>
  );
}
