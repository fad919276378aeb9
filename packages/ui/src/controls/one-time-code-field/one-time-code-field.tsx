import { useState, type ComponentProps, type PointerEvent } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { FormField, partProps, type FieldFrame } from '../form-field/index.ts';

export interface OneTimeCodeFieldProps
  extends
    FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type' | 'size' | 'children'> {
  /** How many digits the code has. @default 6 */
  length?: number;
  /** The digits typed so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** The last digit was typed: the moment to submit, without a button. */
  onComplete?: (value: string) => void;
  /** The code is being checked: the field is read-only meanwhile. Focus stays. @default false */
  loading?: boolean;
}

/**
 * A code from an e-mail or text message. One input, drawn as boxes, so that the device can fill it in, a paste with spaces works and a
 * screen reader finds one field instead of six.
 */
export function OneTimeCodeField({
  length = 6,
  value,
  onValueChange,
  onComplete,
  loading = false,
  onSelect,
  onFocus,
  onBlur,
  ...props
}: OneTimeCodeFieldProps) {
  const { frame, control } = partProps(props);
  const [caret, setCaret] = useState<number>();
  const at = caret === undefined ? undefined : Math.min(caret, length - 1);

  const change = (written: string) => {
    const next = written.replaceAll(/\D/g, '').slice(0, length);
    if (next === value) return;
    onValueChange(next);
    if (next.length === length) onComplete?.(next);
  };
  /** Selects the digit under the finger, so that the next one typed replaces it. */
  const choose = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    const from = Math.max(0, Math.min(value.length, Math.floor(share * length)));
    event.currentTarget.setSelectionRange(from, Math.min(from + 1, value.length));
  };

  return (
    <FormField {...frame} data-slot="one-time-code-field">
      {(field) => (
        // Digits run from left to right in every script.
        <div dir="ltr" className="relative w-full max-w-96">
          <div aria-hidden className="flex gap-2 sm:gap-2.5">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-slot="one-time-code-field-box"
                data-here={index === at || undefined}
                className={cn(
                  'grid h-[3.5rem] min-w-0 flex-1 place-items-center rounded-md border border-line-strong bg-surface text-2xl font-semibold text-ink tabular-nums transition-[border-color] duration-150',
                  length % 2 === 0 && length > 4 && index === length / 2 && 'ms-2 sm:ms-3',
                  frame.error && 'border-danger-text shadow-[inset_0_0_0_1px_var(--danger-text)]',
                  (control.disabled || loading) && 'bg-surface-sunken text-ink-subtle',
                  index === at &&
                    'outline-2 -outline-offset-1 outline-strong forced-colors:outline-3 forced-colors:outline-offset-1',
                )}
              >
                {value[index] ?? (index === at ? <span className="h-[1.5rem] w-0.5 rounded-full bg-strong" /> : null)}
              </span>
            ))}
          </div>
          <input
            {...control}
            {...field}
            aria-busy={loading || undefined}
            readOnly={loading || control.readOnly}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            data-slot="one-time-code-field-input"
            value={value}
            onChange={(event) => change(event.target.value)}
            onPointerUp={choose}
            onSelect={(event) => {
              setCaret(event.currentTarget.selectionStart ?? value.length);
              onSelect?.(event);
            }}
            onFocus={(event) => {
              setCaret(event.currentTarget.selectionStart ?? value.length);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setCaret(undefined);
              onBlur?.(event);
            }}
            className="absolute inset-0 size-full cursor-text bg-transparent text-center text-transparent caret-transparent opacity-0 outline-none disabled:cursor-not-allowed"
          />
          {loading ? (
            <span className="pointer-events-none absolute inset-0 grid place-items-center">
              <span className="grid size-10 place-items-center rounded-full bg-surface-raised text-ink-muted shadow-soft">
                <Spinner />
              </span>
            </span>
          ) : null}
        </div>
      )}
    </FormField>
  );
}
