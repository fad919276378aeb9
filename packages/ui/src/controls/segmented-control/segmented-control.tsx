import type { ReactNode } from 'react';

import { FormField } from '../form-field/index.ts';
import { useRadios, type RadiosProps } from '../radio-group/use-radios.ts';

export interface Segment {
  value: string;
  label: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps extends RadiosProps {
  options: readonly Segment[];
}

/** One of two to four short choices, side by side. A group of radios: for switching views use `Tabs`. */
export function SegmentedControl({ options, ...props }: SegmentedControlProps) {
  const { frame, inputOf } = useRadios(props);
  return (
    <FormField {...frame} kind="radiogroup" data-slot="segmented-control">
      {() => (
        <div className="flex w-full flex-wrap gap-1 rounded-lg border border-line bg-surface-sunken p-1">
          {options.map((option) => (
            <label
              key={option.value}
              className="relative flex min-h-11 min-w-fit flex-1 cursor-pointer items-center justify-center gap-2 rounded-md px-4 py-1.5 text-center text-base font-medium text-ink-muted transition-colors duration-150 hover:text-ink has-checked:bg-surface-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:border-2 [&_svg]:size-5"
            >
              <input
                {...inputOf(option)}
                data-slot="segmented-control-input"
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-md opacity-0"
              />
              {option.icon}
              <span className="min-w-0">{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
