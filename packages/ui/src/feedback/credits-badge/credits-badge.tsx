import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

/** Credits at and below which the badge shows (NAV-03). */
export const LOW_CREDITS = 10;

export interface CreditsBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The balance. Nothing shows above 10; at 0 it is red. */
  credits: number;
  /** The balance as a phrase, for screen readers: "3 credits left". */
  label?: string;
}

/** Warns on the credits link that they run low: a warning above 0, danger at 0 (NAV-03). */
export function CreditsBadge({ credits, label, className, ...props }: CreditsBadgeProps) {
  if (credits > LOW_CREDITS) return null;
  const tone = credits > 0 ? 'warning' : 'danger';
  return (
    <span
      {...props}
      data-slot="credits-badge"
      data-tone={tone}
      className={cn(
        'inline-grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-full px-1.5 text-xs leading-none font-bold tabular-nums forced-colors:border',
        tone === 'warning' ? 'bg-warning-solid text-on-warning-solid' : 'bg-danger-solid text-on-solid',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{Math.max(0, credits)}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
