import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'aria-label'> {
  /** Names the progressing task, for screen readers. */
  label: string;
  /** The progress, from 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
  /** The progress as a phrase: "Step 2 of 5". Without it screen readers announce a percentage. */
  valueText?: string;
  /** @default 'strong' */
  tone?: 'strong' | 'success' | 'gold';
}

const tones = { strong: 'text-strong', success: 'text-success-solid', gold: 'text-gold-solid' };

/** Progress of a task of known length. For an unknown length use `Spinner`. */
export function Progress({ label, value, max = 100, valueText, tone = 'strong', className, ...props }: ProgressProps) {
  return (
    <progress
      {...props}
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      data-slot="progress"
      data-tone={tone}
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-line forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-240',
        tones[tone],
        className,
      )}
    />
  );
}
