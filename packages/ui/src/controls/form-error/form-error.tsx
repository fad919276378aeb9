import { CircleAlertIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { focusField } from './focus-field.ts';

export interface FormErrorItem {
  message: ReactNode;
  /** Id of the control it is about. With it, the message is a link that moves focus there. */
  fieldId?: string;
}

export interface FormErrorProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'title'> {
  /** The overall error: "Please check two fields" or the server's answer. */
  title: ReactNode;
  errors?: readonly FormErrorItem[];
}

/** At the top of a form that could not be submitted. Focus it after a failed submit, so that it is seen and announced. */
export function FormError({ title, errors = [], className, children, ...props }: FormErrorProps) {
  const goTo = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    event.preventDefault();
    focusField(event.currentTarget, fieldId);
  };
  return (
    <div
      {...props}
      role="alert"
      tabIndex={-1}
      data-slot="form-error"
      className={cn(
        'flex animate-enter items-start gap-3 rounded-md border border-danger-border bg-danger-surface px-4 py-3 text-danger-text',
        className,
      )}
    >
      <CircleAlertIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {errors.length > 0 ? (
          <ul className="mt-1 flex flex-col text-sm">
            {errors.map((error, index) => (
              <li key={error.fieldId ?? index} className="py-1">
                {error.fieldId === undefined ? (
                  error.message
                ) : (
                  <a
                    href={`#${error.fieldId}`}
                    onClick={(event) => goTo(event, error.fieldId ?? '')}
                    className="rounded-xs underline underline-offset-2"
                  >
                    {error.message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
}
