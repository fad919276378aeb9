import { CheckIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface Step {
  id: string;
  label: string;
  /** A step that can be returned to. */
  href?: string;
}

export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the flow: "Sign-up". */
  label: string;
  steps: Step[];
  /** Id of the current step. Earlier ones are done. */
  current: string;
  /** "Step 2 of 7". Visible in `bar`, announced in all. */
  status: string;
  /** Announced with each finished step: "done". */
  doneLabel: string;
  /** `bar` for phones and modals, `line` if the heading below names the step, `list` if there is space for all names. @default 'bar' */
  variant?: 'bar' | 'line' | 'list';
}

/** Progress in a flow of known length. */
export function Steps({ label, steps, current, status, doneLabel, variant = 'bar', className, ...props }: StepsProps) {
  const at = steps.findIndex((step) => step.id === current);
  const bar = variant !== 'list';
  return (
    <nav
      {...props}
      aria-label={label}
      data-slot="steps"
      data-variant={variant}
      className={cn('flex flex-col gap-2', className)}
    >
      {variant === 'bar' ? (
        <p className="flex items-baseline justify-between gap-4 text-sm">
          <span className="font-semibold text-ink">{steps[at]?.label}</span>
          <span className="shrink-0 tabular-nums text-ink-muted">{status}</span>
        </p>
      ) : (
        <p className="sr-only">{status}</p>
      )}
      <ol className={cn('flex', bar ? 'gap-1.5' : 'flex-col gap-1')}>
        {steps.map((step, index) => (
          <StepMark
            key={step.id}
            step={step}
            number={index + 1}
            done={index < at}
            here={index === at}
            bar={bar}
            doneLabel={doneLabel}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepMarkProps {
  step: Step;
  number: number;
  done: boolean;
  here: boolean;
  bar: boolean;
  doneLabel: string;
}

function StepMark({ step, number, done, here, bar, doneLabel }: StepMarkProps) {
  const name = (
    <span className={bar ? 'sr-only' : ''}>
      {step.label}
      {done ? <span className="sr-only before:content-[',_']">{doneLabel}</span> : null}
    </span>
  );
  const named =
    done && step.href ? (
      <a href={step.href} className="underline-offset-4 hover:underline after:absolute after:inset-0">
        {name}
      </a>
    ) : (
      name
    );
  if (bar) {
    return (
      <li
        aria-current={here ? 'step' : undefined}
        className={cn(
          'relative h-1.5 flex-1 rounded-full transition-colors duration-200 forced-colors:border',
          done || here ? 'bg-strong forced-colors:bg-[Highlight]' : 'bg-line',
        )}
      >
        {name}
      </li>
    );
  }
  return (
    <li
      aria-current={here ? 'step' : undefined}
      className={cn(
        'relative flex min-h-11 items-center gap-3',
        here ? 'font-semibold text-ink' : done ? 'text-ink' : 'text-ink-muted',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
          done ? 'bg-soft text-ink' : here ? 'bg-strong text-on-strong' : 'border border-line-strong text-ink-muted',
        )}
      >
        {done ? <CheckIcon className="size-4" strokeWidth={3} /> : number}
      </span>
      {named}
    </li>
  );
}
