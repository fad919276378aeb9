import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'role' | 'children' | 'aria-label'> {
  /** What makes progress, for screen readers. */
  label: string;
  /** How far, from 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
  /** How far as a phrase: "Step 2 of 5". Without it screen readers say a percentage. */
  valueText?: string;
  /** @default 'primary' */
  tone?: 'primary' | 'success' | 'gold';
}

const tones = { primary: 'bg-primary', success: 'bg-success-solid', gold: 'bg-gold-solid' };

/** How much of something with a known length is done. For an unknown length use `Spinner`. */
export function Progress({ label, value, max = 100, valueText, tone = 'primary', className, ...props }: ProgressProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <div
      {...props}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
      data-slot="progress"
      data-tone={tone}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-line forced-colors:border', className)}
    >
      <div
        className={cn('h-full rounded-full transition-[width] duration-240 ease-out forced-colors:bg-[Highlight]', tones[tone])}
        style={{ width: `${max > 0 ? (done / max) * 100 : 0}%` }}
      />
    </div>
  );
}
