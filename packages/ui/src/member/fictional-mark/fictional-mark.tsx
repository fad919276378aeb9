import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { DramaIcon } from '../../lib/icons.tsx';

export interface FictionalMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The site's own wording for a fictional profile. Always visible, never cut. */
  label: string;
  /** `on-photo` brings its own solid ground, so that it is legible on any picture. @default 'default' */
  variant?: 'default' | 'on-photo';
}

/** Says that a profile is fictional (LOC-10). It wraps rather than hides: the law wants it read before and during a chat. */
export function FictionalMark({ label, variant = 'default', className, ...props }: FictionalMarkProps) {
  return (
    <span
      {...props}
      data-slot="fictional-mark"
      data-variant={variant}
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left text-xs font-semibold',
        variant === 'on-photo'
          ? 'gap-1 border-transparent bg-surface-raised px-1.5 text-ink shadow-soft'
          : 'border-line-strong bg-surface text-ink',
        className,
      )}
    >
      <DramaIcon aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 hyphens-auto">{label}</span>
    </span>
  );
}
