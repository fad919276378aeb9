import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';

export interface LanderAnswer {
  value: string;
  label: string;
}

export interface LanderCallToActionProps extends Omit<ComponentProps<'form'>, 'title' | 'children'> {
  /** One short question: "Who would you like to meet?" */
  question: string;
  /** Two to four answers, each a large button that submits the form with `name=value`. */
  answers?: readonly LanderAnswer[];
  /** Name of the field for the answer. @default 'answer' */
  name?: string;
  /** Fields instead of, or besides, the answers. */
  children?: ReactNode;
  /** Label of the submit button; not needed if the answers submit the form. */
  buttonLabel?: string;
  /** Step of several: "1 of 3". */
  stepText?: string;
  /** Under the button: that it is free to sign up, the age. */
  note?: ReactNode;
}

/**
 * The beginning of the sign-up: one question, one press. A real form, so it works before any script: `action` leads to the sign-up,
 * hidden fields in `children` carry the tracking.
 */
export function LanderCallToAction({
  question,
  answers,
  name = 'answer',
  children,
  buttonLabel,
  stepText,
  note,
  className,
  ...props
}: LanderCallToActionProps) {
  return (
    <form
      {...props}
      data-slot="lander-call-to-action"
      className={cn('flex w-full flex-col gap-4 rounded-xl bg-surface-raised p-5 text-ink shadow-float', className)}
    >
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-4 w-full text-center text-xl font-bold text-balance">
          {stepText ? <span className="mb-1 block text-sm font-semibold text-ink-muted">{stepText}</span> : null}
          {question}
        </legend>
        {children}
        {answers ? (
          <div className="flex flex-wrap gap-3 *:grow">
            {answers.map(({ value, label }) => (
              <Button key={value} type="submit" variant="soft" size="lg" name={name} value={value}>
                {label}
              </Button>
            ))}
          </div>
        ) : null}
      </fieldset>
      {buttonLabel ? (
        <Button variant="primary" type="submit" size="lg" block>
          {buttonLabel}
        </Button>
      ) : null}
      {note ? <div className="text-center text-sm text-balance text-ink-muted">{note}</div> : null}
    </form>
  );
}
