import { MessageCircleIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface PricePerMessageProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** "One message costs 1 credit, €0.25" */
  text: string;
  /** Source of the figure, or a link to all prices. */
  note?: ReactNode;
}

/** Price of a message in money, shown wherever credits are sold. */
export function PricePerMessage({ text, note, className, ...props }: PricePerMessageProps) {
  return (
    <p {...props} data-slot="price-per-message" className={cn('flex items-start gap-2.5 text-sm text-ink', className)}>
      <MessageCircleIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <span className="font-semibold tabular-nums">{text}</span>
        {note ? <span className="block text-ink-muted">{note}</span> : null}
      </span>
    </p>
  );
}
