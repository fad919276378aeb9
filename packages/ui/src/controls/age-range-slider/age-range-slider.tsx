import { Slider } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export type AgeRange = readonly [min: number, max: number];

export interface AgeRangeSliderProps extends Omit<
  ComponentProps<typeof Slider.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'orientation' | 'asChild' | 'children'
> {
  /** What is chosen: "Age". */
  label: ReactNode;
  /** Names of the two thumbs: "Youngest", "Oldest". */
  thumbLabels: readonly [min: string, max: string];
  /** The range as text, at the end of the label's line: "25 to 40". */
  valueText: string;
  /** Youngest possible age in years. @default 18 */
  min?: number;
  /** Oldest possible age in years. @default 99 */
  max?: number;
  value: AgeRange;
  /** While a thumb moves. */
  onValueChange: (value: AgeRange) => void;
  /** When a thumb is let go: the moment to search. */
  onValueCommit?: (value: AgeRange) => void;
}

const asRange = (values: number[]): AgeRange => [values[0] ?? 0, values[1] ?? 0];

/** Two ages on one line. */
export function AgeRangeSlider({
  label,
  thumbLabels,
  valueText,
  min = 18,
  max = 99,
  value,
  onValueChange,
  onValueCommit,
  className,
  ...props
}: AgeRangeSliderProps) {
  const labelId = useId();
  return (
    <fieldset
      data-slot="age-range-slider"
      aria-labelledby={labelId}
      className={cn('flex w-full flex-col gap-1', className)}
    >
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={labelId} className="font-semibold text-ink">
          {label}
        </span>
        <output className="text-ink-muted tabular-nums">{valueText}</output>
      </div>
      <Slider.Root
        {...props}
        min={min}
        max={max}
        value={[...value]}
        onValueChange={(values) => onValueChange(asRange(values))}
        onValueCommit={(values) => onValueCommit?.(asRange(values))}
        data-slot="age-range-slider-track"
        className="group relative flex h-11 w-full touch-none items-center select-none data-disabled:opacity-55"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-line forced-colors:border">
          <Slider.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
        </Slider.Track>
        {thumbLabels.map((thumbLabel) => (
          <Slider.Thumb
            key={thumbLabel}
            aria-label={thumbLabel}
            className="grid size-11 cursor-grab place-items-center rounded-full outline-none active:cursor-grabbing group-data-disabled:cursor-not-allowed [&:focus-visible>span]:outline-3 [&:focus-visible>span]:outline-offset-2 [&:focus-visible>span]:outline-focus"
          >
            <span className="block size-7 rounded-full border-2 border-primary bg-on-primary shadow-soft" />
          </Slider.Thumb>
        ))}
      </Slider.Root>
    </fieldset>
  );
}
