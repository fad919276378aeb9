import { CheckIcon, ClockIcon, CoinsIcon, ScaleIcon, TriangleAlertIcon, Undo2Icon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { resultIconVariants } from './result-panel.variants.ts';

export interface ResultPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'role'> {
  /** The payment's state on the server. */
  state: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'disputed';
  title: string;
  text?: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
  /** The receipt, below the next steps: the order, its price, its number. */
  details?: ReactNode;
  /** @default 1 */
  headingLevel?: 1 | 2;
}

const icons = {
  loading: <Spinner />,
  pending: <ClockIcon aria-hidden />,
  completed: <CheckIcon aria-hidden />,
  failed: <TriangleAlertIcon aria-hidden />,
  cancelled: <XIcon aria-hidden />,
  refunded: <Undo2Icon aria-hidden />,
  disputed: <ScaleIcon aria-hidden />,
};

/** The result of a payment. A change of state is announced. */
export function ResultPanel({
  state,
  title,
  text,
  details,
  actions,
  headingLevel = 1,
  className,
  ...props
}: ResultPanelProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section
      {...props}
      data-slot="result-panel"
      data-state={state}
      className={cn('mx-auto flex w-full max-w-120 flex-col items-center gap-5 px-4 py-10 text-center', className)}
    >
      <span className="relative">
        <span className={resultIconVariants({ state })}>{icons[state]}</span>
        {state === 'completed' ? (
          <span aria-hidden className="hidden credits-arrive text-gold-text motion-safe:grid">
            {Array.from({ length: 5 }, (_, coin) => (
              <CoinsIcon key={coin} className="size-5" />
            ))}
          </span>
        ) : null}
      </span>
      <div role={state === 'failed' ? 'alert' : 'status'} className="flex flex-col gap-2">
        <Heading className="text-2xl font-display">{title}</Heading>
        {text ? <div className="text-balance text-ink-muted">{text}</div> : null}
      </div>
      {actions ? (
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">{actions}</div>
      ) : null}
      {details ? <div className="w-full pt-3 text-left">{details}</div> : null}
    </section>
  );
}
