import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { GemIcon } from '../../lib/icons.tsx';

export interface GoldBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** "Premium" in the reader's language: shown in a pill, announced for an icon. */
  label: string;
  /** `icon` where a pill has no space; the label is then for screen readers. @default 'pill' */
  variant?: 'pill' | 'icon';
}

/** Marks a premium member (MEM-10). Gold stands for nothing else. */
export function GoldBadge({ label, variant = 'pill', className, ...props }: GoldBadgeProps) {
  const icon = variant === 'icon';
  return (
    <span
      {...props}
      data-slot="gold-badge"
      data-variant={variant}
      className={cn(
        'inline-flex shrink-0 items-center gap-1 rounded-full bg-gold-solid text-xs font-bold text-on-gold-solid forced-colors:border',
        icon ? 'size-6 justify-center' : 'min-h-6 px-2 py-0.5',
        className,
      )}
    >
      <GemIcon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.4} />
      <span className={icon ? 'sr-only' : ''}>{label}</span>
    </span>
  );
}
