import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';

import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { focusField } from '../form-error/focus-field.ts';
import { FormError, type FormErrorItem } from '../form-error/index.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'action'> {
  /** Submitted by its button or by Enter. The browser's own submit is prevented. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** The overall error: "Please check two fields". With it, the summary shows above the fields. */
  errorTitle?: ReactNode;
  /** The invalid fields in their order on the page; a message with a `fieldId` is a link to its field. */
  errors?: readonly FormErrorItem[];
  /** Where the focus goes after a failed submit: the first invalid field, or the summary if there are many. @default 'field' */
  focusOnError?: 'field' | 'summary';
  /** Being submitted: further submits are ignored until this ends. @default false */
  pending?: boolean;
}

const nothing: readonly FormErrorItem[] = [];

/** Fields, their errors, and the buttons below: consistent spacing, and focus on the errors. It validates nothing. */
export function Form({
  onSubmit,
  errorTitle,
  errors = nothing,
  focusOnError = 'field',
  pending = false,
  className,
  children,
  ref,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const settled = useRef(0);
  const failed = Boolean(errorTitle) || errors.length > 0;
  const firstField = errors.find((error) => error.fieldId !== undefined)?.fieldId;

  useEffect(() => {
    if (!form.current || !failed || pending || settled.current === attempt) return;
    settled.current = attempt;
    if (focusOnError === 'field' && firstField !== undefined) focusField(form.current, firstField);
    else form.current.querySelector<HTMLElement>('[data-slot="form-error"]')?.focus();
  }, [attempt, errors, failed, firstField, focusOnError, pending]);

  return (
    <form
      {...props}
      ref={mergeRefs(form, ref)}
      noValidate
      aria-busy={pending || undefined}
      data-slot="form"
      data-invalid={failed || undefined}
      className={cn('flex w-full flex-col gap-6', className)}
      onInput={(event) => {
        // A late answer must not move the focus of a person who has continued typing.
        settled.current = attempt;
        props.onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        setAttempt(attempt + 1);
        void onSubmit(event);
      }}
    >
      {errorTitle ? <FormError title={errorTitle} errors={errors} /> : null}
      {children}
    </form>
  );
}

export interface FormSectionProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** The common subject of these fields: "Your address". */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
}

/** Fields that belong together, below a heading of their own. */
export function FormSection({ title, description, className, children, ...props }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={description ? `${id}-description` : undefined}
      {...props}
      data-slot="form-section"
      className={cn('flex min-w-0 flex-col gap-5', className)}
    >
      {/* A legend takes no part in the flex layout of its fieldset, so it sets its own margin. */}
      <legend className={cn('text-lg font-bold text-ink', description ? 'mb-1' : 'mb-4')}>{title}</legend>
      {description ? (
        <p id={`${id}-description`} className="-mt-1 text-base text-ink-muted">
          {description}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}

export interface FormActionsProps extends ComponentProps<'div'> {
  /** `end` puts the buttons side by side at the end of the line from 576 px; `stretch` fills the line. @default 'stretch' */
  align?: 'stretch' | 'end';
}

/** The buttons below the fields, the main one first in the code: above the others on phones, at the end otherwise. */
export function FormActions({ align = 'stretch', className, children, ...props }: FormActionsProps) {
  return (
    <div
      {...props}
      data-slot="form-actions"
      data-align={align}
      className={cn(
        'flex flex-col gap-3 pt-1 sm:flex-row-reverse sm:flex-wrap sm:items-center',
        align === 'stretch' && 'sm:*:min-w-fit sm:*:flex-1',
        className,
      )}
    >
      {children}
    </div>
  );
}
