import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'required' | 'size' | 'children'> {
  /** The setting that is on or off. */
  label: ReactNode;
  hint?: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** Class of the whole element. */
  className?: string;
}

/** A setting that acts at once. For consent in a form use `Checkbox`. */
export function Switch({
  label,
  hint,
  labelHidden = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div data-slot="switch" className={cn('group flex min-h-11 items-center justify-between gap-4', className)}>
      <span className={cn('flex min-w-0 flex-col', labelHidden && 'sr-only')}>
        <label
          htmlFor={inputId}
          className="cursor-pointer py-0.5 text-base text-ink group-has-disabled:cursor-not-allowed group-has-disabled:text-ink-subtle"
        >
          {label}
        </label>
        {hint ? (
          <span id={`${inputId}-hint`} className="text-sm text-ink-muted">
            {hint}
          </span>
        ) : null}
      </span>
      <span className="relative inline-grid h-11 w-13 shrink-0 place-items-center">
        <input
          {...props}
          id={inputId}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state
          role="switch"
          aria-describedby={joinIds(describedBy, hint ? `${inputId}-hint` : undefined)}
          data-slot="switch-input"
          className="peer absolute inset-0 z-1 m-0 cursor-pointer appearance-none rounded-full opacity-0 disabled:cursor-not-allowed"
        />
        <span className="pointer-events-none flex h-8 w-13 items-center rounded-full border border-line-strong bg-surface-sunken p-0.75 transition-colors duration-150 peer-checked:border-strong peer-checked:bg-strong peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-55 forced-colors:peer-checked:bg-[Highlight] [.peer:checked+&>*]:translate-x-5 [.peer:checked+&>*]:bg-on-strong">
          <span className="size-6 rounded-full bg-line-strong shadow-soft transition duration-150 forced-colors:bg-[ButtonText]" />
        </span>
      </span>
    </div>
  );
}
