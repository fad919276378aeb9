import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface DisclaimerProps extends ComponentProps<'div'> {
  /** `us` is more prominent, as the law there demands. @default 'default' */
  variant?: 'default' | 'us';
}

/** The site's legal text at the end of a page (LOC-05). Small, yet readable. */
export function Disclaimer({ variant = 'default', className, ...props }: DisclaimerProps) {
  return (
    <div
      {...props}
      data-slot="disclaimer"
      data-variant={variant}
      className={cn(
        'flex max-w-[90ch] flex-col gap-2 text-pretty text-sm',
        variant === 'us' ? 'rounded-md border border-line-strong p-4 text-ink' : 'text-ink-subtle',
        className,
      )}
    />
  );
}
