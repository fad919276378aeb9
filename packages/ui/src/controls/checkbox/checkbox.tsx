import { CheckIcon, CircleAlertIcon, MinusIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required' | 'size' | 'children'> {
  /** The choice or consent. May contain a `Link`. */
  label: ReactNode;
  hint?: ReactNode;
  /** The error text. With it, the box is invalid. */
  error?: ReactNode;
  /** Announced to screen readers; the form itself validates. @default false */
  required?: boolean;
  /** Only some of the choices it stands for are chosen. @default false */
  indeterminate?: boolean;
  /** Class of the whole element. */
  className?: string;
}

/** Yes or no, submitted with a form. For a setting that acts at once use `Switch`. */
export function Checkbox({
  label,
  hint,
  error,
  required = false,
  indeterminate = false,
  id,
  ref,
  className,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div data-slot="checkbox" data-invalid={error ? true : undefined} className={cn('flex flex-col gap-1', className)}>
      <label
        htmlFor={inputId}
        className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed"
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            ref={mergeRefs(input, ref)}
            id={inputId}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinIds(
              describedBy,
              error ? `${inputId}-error` : undefined,
              hint ? `${inputId}-hint` : undefined,
            )}
            data-slot="checkbox-input"
            className={cn(
              'peer absolute inset-0 size-6 cursor-[inherit] appearance-none rounded-xs border-[1.5px] border-line-strong bg-surface transition-colors duration-150 group-hover:border-ink-muted checked:border-strong checked:bg-strong indeterminate:border-strong indeterminate:bg-strong disabled:opacity-55 forced-colors:appearance-auto',
              error && 'border-danger-text',
            )}
          />
          <CheckIcon
            strokeWidth={3.5}
            className="pointer-events-none relative size-4 scale-50 text-on-strong opacity-0 transition duration-150 peer-checked:scale-100 peer-checked:opacity-100 peer-indeterminate:hidden forced-colors:hidden"
          />
          <MinusIcon
            strokeWidth={3.5}
            className="pointer-events-none absolute inset-1 hidden size-4 text-on-strong peer-indeterminate:block forced-colors:hidden"
          />
        </span>
        <span className="boxed text-base text-ink group-has-disabled:text-ink-subtle">{label}</span>
      </label>
      {hint ? (
        <p id={`${inputId}-hint`} className="-mt-2 ps-9 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${inputId}-error`} className="flex items-start gap-1.5 ps-9 text-sm font-medium text-danger-text">
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
