import { useRef, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { FormField } from '../form-field/index.ts';
import { tileClass } from '../form-field/tile.ts';
import { useRadios, type RadiosProps } from './use-radios.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends RadiosProps {
  options: readonly RadioOption[];
  /** `cards` draws a frame around each choice; `tiles` are large, for a question that fills the screen. @default 'plain' */
  variant?: 'plain' | 'cards' | 'tiles';
  /**
   * A choice was pressed with a pointer, also one that was chosen already; called after `onChange`. Keys do not call it: arrows choose
   * each option that they pass.
   */
  onPress?: (value: string) => void;
}

/** One of a few visible choices, each with space for a line of help. */
export function RadioGroup({ options, variant = 'plain', onPress, ...props }: RadioGroupProps) {
  const { frame, inputOf } = useRadios(props);
  const tiles = variant === 'tiles';
  // A click on the label and an arrow key reach the input as the same event.
  const byPointer = useRef(false);
  return (
    <FormField {...frame} kind="radiogroup" data-slot="radio-group">
      {({ id }) => (
        <div className={cn('flex flex-col', variant === 'cards' && 'gap-2', tiles && 'gap-3')}>
          {options.map((option) => (
            <label
              key={option.value}
              onPointerDown={() => {
                byPointer.current = true;
              }}
              className={cn(
                'group',
                tiles
                  ? cn(tileClass, 'flex-row-reverse')
                  : 'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed',
                variant === 'cards' &&
                  'rounded-md border border-line bg-surface px-4 py-3 transition-colors duration-150 hover:bg-surface-hover has-checked:border-strong has-checked:bg-surface-selected',
              )}
            >
              <input
                {...inputOf(option)}
                onKeyDown={() => {
                  byPointer.current = false;
                }}
                onClick={() => {
                  // React calls `onChange` after this, within the same event.
                  if (byPointer.current) queueMicrotask(() => onPress?.(option.value));
                  byPointer.current = false;
                }}
                data-slot="radio-group-input"
                aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                aria-labelledby={`${id}-${option.value}`}
                className={cn(
                  'size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-[border] duration-150 group-hover:border-ink-muted checked:border-[7px] checked:border-strong disabled:opacity-55 forced-colors:appearance-auto',
                  tiles && 'outline-none',
                )}
              />
              <span className="flex min-w-0 flex-col">
                <span
                  id={`${id}-${option.value}`}
                  className={tiles ? undefined : 'text-base text-ink group-has-disabled:text-ink-subtle'}
                >
                  {option.label}
                </span>
                {option.hint ? (
                  <span id={`${id}-${option.value}-hint`} className="text-sm text-ink-muted">
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
