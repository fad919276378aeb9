import { Slider } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export type NumberRange = readonly [min: number, max: number];

export interface RangeSliderProps extends Omit<
  ComponentProps<typeof Slider.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'orientation' | 'asChild' | 'children'
> {
  /** The chosen quantity: "Age". */
  label: ReactNode;
  /** Names of the two thumbs: "Youngest", "Oldest". */
  thumbLabels: readonly [min: string, max: string];
  /** The range as text, at the end of the label's line: "25 to 40". */
  valueText: string;
  /** Announced for a thumb instead of its number: "40 km". @default the number */
  thumbText?: (value: number) => string;
  /** Least possible value. @default 0 */
  min?: number;
  /** Greatest possible value. @default 100 */
  max?: number;
  /** Distance between two possible values. @default 1 */
  step?: number;
  value: NumberRange;
  /** Called while a thumb moves. */
  onValueChange: (value: NumberRange) => void;
  /** Called when a thumb is released: the moment to search. */
  onValueCommit?: (value: NumberRange) => void;
}

const asRange = (values: number[]): NumberRange => [values[0] ?? 0, values[1] ?? 0];

/** A range from a least to a greatest value: ages, a distance. */
export function RangeSlider({
  label,
  thumbLabels,
  valueText,
  thumbText,
  min = 0,
  max = 100,
  value,
  onValueChange,
  onValueCommit,
  className,
  ...props
}: RangeSliderProps) {
  const labelId = useId();
  return (
    <fieldset
      data-slot="range-slider"
      aria-labelledby={labelId}
      className={cn('flex w-full flex-col gap-1', className)}
    >
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={labelId} className="min-w-0 font-semibold text-ink">
          {label}
        </span>
        <output className="shrink-0 text-ink-muted tabular-nums">{valueText}</output>
      </div>
      <Slider.Root
        {...props}
        min={min}
        max={max}
        value={[...value]}
        onValueChange={(values) => onValueChange(asRange(values))}
        onValueCommit={(values) => onValueCommit?.(asRange(values))}
        data-slot="range-slider-track"
        className="group relative -mx-2 flex h-11 touch-none items-center select-none data-disabled:opacity-55"
      >
        {/* A thumb moves within its slider, so its centre keeps half its width from both ends: the track begins and ends there. */}
        <Slider.Track className="relative mx-5.5 h-1.5 grow rounded-full bg-line forced-colors:border">
          <Slider.Range className="absolute h-full rounded-full bg-strong forced-colors:bg-[Highlight]" />
        </Slider.Track>
        {thumbLabels.map((thumbLabel, index) => (
          <Slider.Thumb
            key={thumbLabel}
            aria-label={thumbLabel}
            aria-valuetext={thumbText?.(value[index] ?? min)}
            className="grid size-11 cursor-grab place-items-center rounded-full outline-none active:cursor-grabbing group-data-disabled:cursor-not-allowed [&:focus-visible>span]:outline-3 [&:focus-visible>span]:outline-offset-2 [&:focus-visible>span]:outline-focus"
          >
            <span className="block size-7 rounded-full border-2 border-strong bg-on-strong shadow-soft" />
          </Slider.Thumb>
        ))}
      </Slider.Root>
    </fieldset>
  );
}
