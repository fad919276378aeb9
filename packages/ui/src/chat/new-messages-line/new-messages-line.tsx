import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface NewMessagesLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "3 new messages" */
  label: string;
}

/** Above the first message that the viewer has not seen. */
export function NewMessagesLine({ label, className, ...props }: NewMessagesLineProps) {
  return (
    <div
      {...props}
      data-slot="new-messages-line"
      className={cn(
        'flex items-center gap-3 pb-1 pt-4 text-xs font-semibold text-ink before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong',
        className,
      )}
    >
      <span>{label}</span>
    </div>
  );
}
