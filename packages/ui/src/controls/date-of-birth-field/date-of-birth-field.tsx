import { useState, type ClipboardEvent, type ComponentProps, type FocusEvent, type Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { fieldBoxVariants, fieldControlClass, FormField, type FieldFrame } from '../form-field/index.ts';
import { parsePasted, toParts, toValue, type DatePart, type DateParts } from './date-parts.ts';

const orders = { dmy: ['day', 'month', 'year'], mdy: ['month', 'day', 'year'], ymd: ['year', 'month', 'day'] } as const;
const autocomplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

export interface DateOfBirthFieldProps
  extends FieldFrame, Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'defaultValue' | 'children' | 'ref'> {
  /** 'YYYY-MM-DD' or ''. Typed digits stay visible while this is ''. */
  value: string;
  /** 'YYYY-MM-DD' once all three inputs are filled, else ''. May be a day that does not exist, so that the form can report it. */
  onChange: (value: string) => void;
  /** Order of the inputs, as the language writes dates. @default 'dmy' */
  order?: 'dmy' | 'mdy' | 'ymd';
  /** Names of the three inputs, shown above them. */
  partLabels: Record<DatePart, string>;
  /** Placeholders of the inputs: "DD". */
  partPlaceholders?: Partial<Record<DatePart, string>>;
  disabled?: boolean;
  /** With it, the value is submitted with a plain form. */
  name?: string;
  /** The focus left all three inputs. */
  onBlur?: () => void;
  /** The first input, for react-hook-form to focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Three short inputs: quicker and less error-prone than a calendar for a day decades ago. A whole date may be pasted. */
export function DateOfBirthField({
  value,
  onChange,
  order = 'dmy',
  partLabels,
  partPlaceholders,
  disabled,
  name,
  onBlur,
  ref,
  ...frame
}: DateOfBirthFieldProps) {
  const [written, setWritten] = useState<DateParts>(() => toParts(value));
  const shown = value !== '' && toValue(written) !== value ? toParts(value) : written;
  const partNames = orders[order];

  const change = (parts: DateParts) => {
    setWritten(parts);
    const next = toValue(parts);
    if (next !== value) onChange(next);
  };
  const paste = (event: ClipboardEvent) => {
    const parts = parsePasted(event.clipboardData.getData('text'), partNames);
    if (!parts) return;
    event.preventDefault();
    change(parts);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <FormField {...frame} kind="group" data-slot="date-of-birth-field">
      {(control) => (
        <div className="flex gap-3" onBlur={leave} onPaste={paste}>
          {partNames.map((part, index) => (
            <label key={part} className={cn('flex min-w-0 flex-col gap-1', part === 'year' ? 'flex-[1.5]' : 'flex-1')}>
              <span className="truncate text-sm text-ink-muted">{partLabels[part]}</span>
              <span className={fieldBoxVariants({ invalid: control['aria-invalid'] })}>
                <input
                  ref={index === 0 ? ref : undefined}
                  data-slot="date-of-birth-field-input"
                  inputMode="numeric"
                  autoComplete={autocomplete[part]}
                  maxLength={part === 'year' ? 4 : 2}
                  placeholder={partPlaceholders?.[part]}
                  disabled={disabled}
                  aria-invalid={control['aria-invalid']}
                  aria-required={control['aria-required']}
                  aria-describedby={index === 0 ? joinIds(control['aria-describedby']) : undefined}
                  value={shown[part]}
                  onChange={(event) => change({ ...shown, [part]: event.target.value.replaceAll(/\D/g, '') })}
                  className={cn(fieldControlClass, 'px-3 text-center tabular-nums')}
                />
              </span>
            </label>
          ))}
          {name ? <input type="hidden" name={name} value={value} /> : null}
        </div>
      )}
    </FormField>
  );
}
