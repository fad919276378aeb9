import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { DramaIcon } from '../../lib/icons.tsx';

export interface FictionalMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The site's own label for a fictional profile. Always visible, never truncated. */
  label: string;
  /**
   * `on-photo` has its own solid ground, so that it is legible on any picture; `caption` stands beside or below a name, on the ground
   * of the words there. Size and weight are the same everywhere. @default 'default'
   */
  variant?: 'default' | 'on-photo' | 'caption';
}

const looks = {
  default: 'min-h-6 gap-1.5 rounded-sm border border-line-strong bg-surface px-2 py-0.5 text-xs font-semibold text-ink',
  'on-photo':
    'min-h-6 gap-1 rounded-sm border border-transparent bg-surface-raised px-1.5 py-0.5 text-xs font-semibold text-ink shadow-soft',
  caption: 'gap-1 text-xs leading-tight font-semibold',
};

/** Marks a profile as fictional (LOC-10). It wraps rather than hides: the law wants it read before and during a chat. */
export function FictionalMark({ label, variant = 'default', className, ...props }: FictionalMarkProps) {
  return (
    <span
      {...props}
      data-slot="fictional-mark"
      data-variant={variant}
      className={cn('inline-flex max-w-full items-center text-left', looks[variant], className)}
    >
      <DramaIcon aria-hidden className={variant === 'caption' ? 'size-3 shrink-0' : 'size-3.5 shrink-0'} />
      <span className="min-w-0 hyphens-auto">{label}</span>
    </span>
  );
}
