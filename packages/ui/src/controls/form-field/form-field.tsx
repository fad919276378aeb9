import { CircleAlertIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';

/** Props common to every field, for the frame around its control. */
export interface FieldFrame {
  /** The question, always visible. */
  label: ReactNode;
  /** Help below the control, while there is no error. */
  hint?: ReactNode;
  /** The error text, with how to fix it. With it, the field is invalid. */
  error?: ReactNode;
  /** Marks the field with a star and announces it to screen readers. The form itself validates, in its own language. @default false */
  required?: boolean;
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** Class of the whole field. */
  className?: string;
}

/** Props for the control, to be spread on it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FormFieldProps extends FieldFrame, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control. One is made unless given. */
  controlId?: string;
  /** The control consists of several inputs: the frame becomes a group named by the label. @default 'field' */
  kind?: 'field' | 'group' | 'radiogroup';
  /** At the end of the label's line: a link "Forgot password?", say. */
  labelEnd?: ReactNode;
  /** At the end of the hint's line: a counter, say. */
  hintEnd?: ReactNode;
  /** Renders the control with the given props. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around a control. `TextField`, `Select` and the others have it already. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  controlId,
  kind = 'field',
  labelHidden = false,
  labelEnd,
  hintEnd,
  className,
  children,
  'aria-describedby': outerDescribedBy,
  ...props
}: FormFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = joinIds(outerDescribedBy, invalid ? ids.error : undefined, hint ? ids.hint : undefined);
  const isGroup = kind !== 'field';
  const LabelTag = isGroup ? 'span' : 'label';
  const group = isGroup ? { id, role: kind, 'aria-labelledby': ids.label, 'aria-describedby': describedBy } : {};
  if (kind === 'radiogroup')
    Object.assign(group, { 'aria-invalid': invalid || undefined, 'aria-required': required || undefined });

  return (
    <div
      data-slot="form-field"
      {...props}
      {...group}
      data-invalid={invalid || undefined}
      className={cn('flex w-full min-w-0 flex-col gap-1.5', className)}
    >
      <div className={cn('flex items-baseline justify-between gap-3', labelHidden && !labelEnd && 'sr-only')}>
        <LabelTag
          id={ids.label}
          htmlFor={isGroup ? undefined : id}
          className={cn('text-sm font-semibold text-ink', labelHidden && 'sr-only')}
        >
          {label}
          {required ? <span aria-hidden className="ms-0.5 text-ink-muted before:content-['*']" /> : null}
        </LabelTag>
        {labelEnd ? <span className="max-w-1/2 shrink-0 text-end text-sm">{labelEnd}</span> : null}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': invalid || undefined,
        'aria-required': required || undefined,
      })}
      {invalid ? (
        <p
          id={ids.error}
          data-slot="form-field-error"
          className="flex items-start gap-1.5 text-sm font-medium text-danger-text"
        >
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint || hintEnd ? (
        <div className="flex items-start justify-between gap-3 text-sm text-ink-muted">
          {hint ? <p id={ids.hint}>{hint}</p> : <span />}
          {hintEnd ? <span className="shrink-0 tabular-nums">{hintEnd}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Inside a field's box before the text; renders nothing if it is empty. */
export function FieldPrefix({ children }: { children: ReactNode }) {
  return children ? (
    <span className="grid shrink-0 place-items-center ps-4 text-ink-subtle [&_svg]:size-5">{children}</span>
  ) : null;
}
