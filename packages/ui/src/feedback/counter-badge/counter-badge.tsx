import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface CounterBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number. Nothing shows at 0. */
  count: number;
  /** Higher numbers show this one with a plus: "99+". @default 99 */
  max?: number;
  /** The count as a phrase, for screen readers: "3 new messages". Without it the number itself is read. */
  label?: string;
  /** @default 'primary' */
  tone?: 'primary' | 'quiet';
}

/** A small number on an icon, a tab or a row (NAV-03). */
export function CounterBadge({ count, max = 99, label, tone = 'primary', className, ...props }: CounterBadgeProps) {
  if (!(count > 0)) return null;
  const shown = count > max ? `${max}+` : count;
  return (
    <span
      {...props}
      data-slot="counter-badge"
      data-tone={tone}
      className={cn(
        'inline-grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-full px-1.5 text-xs leading-none font-bold tabular-nums forced-colors:border',
        tone === 'primary' ? 'bg-primary text-on-primary' : 'border border-line bg-surface-sunken text-ink-muted',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{shown}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
