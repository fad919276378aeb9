import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { DramaIcon } from '../../lib/icons.tsx';

export interface StreamNoticeProps extends ComponentProps<'p'> {}

/** The site's notice about a fictional profile, in full at the beginning of the messages, where it is not in the way later. */
export function StreamNotice({ className, children, ...props }: StreamNoticeProps) {
  return (
    <p
      {...props}
      data-slot="stream-notice"
      className={cn(
        'mx-auto mt-4 flex w-fit max-w-110 items-start gap-2.5 rounded-lg bg-notice px-4 py-3 text-sm text-ink-muted',
        className,
      )}
    >
      <DramaIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
