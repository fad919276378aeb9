import { CircleAlertIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../lib/cn.ts';

interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  label: string;
  /** Class of the heading, if the name is shown as one. */
  labelClass: string | undefined;
  choiceError: ReactNode;
  children: ReactNode;
}

/** The frame of packages and payment methods: its name, and the error above the choices. */
export function ChoiceGroup({ label, labelClass, choiceError, className, children, ...props }: ChoiceGroupProps) {
  const errorId = useId();
  const invalid = choiceError !== undefined && choiceError !== null && choiceError !== '';
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId : undefined}
      {...props}
      className={cn('min-w-0', className)}
    >
      <legend className={labelClass ?? 'sr-only'}>{label}</legend>
      {invalid ? (
        <p
          id={errorId}
          data-slot="choice-error"
          className="mb-3 flex items-start gap-1.5 rounded-md border border-danger-border bg-danger-surface px-3 py-2 font-medium text-danger-text"
        >
          <CircleAlertIcon aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{choiceError}</span>
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
