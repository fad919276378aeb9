import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface FocusPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** The page's first heading. */
  title: ReactNode;
  /** One sentence below it. */
  intro?: ReactNode;
  /** The way back, above everything else. */
  back?: ReactNode;
  /** A picture or icon above the title. */
  icon?: ReactNode;
  /** Below a line at the end: the alternative, "New here? Sign up". */
  footer?: ReactNode;
}

/** A page with one task: log in, confirm, choose a password. A card from 576 px on, the page itself on a phone. */
export function FocusPanel({ title, intro, back, icon, footer, className, children, ...props }: FocusPanelProps) {
  return (
    <section
      {...props}
      data-slot="focus-panel"
      className={cn(
        'mx-auto flex w-full max-w-115 flex-col gap-6 py-4 sm:my-4 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-9 sm:shadow-soft md:my-8',
        className,
      )}
    >
      <header className="flex flex-col gap-2">
        {back}
        {icon ? (
          <span
            aria-hidden
            className="mb-2 grid size-14 place-items-center rounded-full bg-notice text-ink [&_svg]:size-7"
          >
            {icon}
          </span>
        ) : null}
        <h1 className="text-2xl font-display">{title}</h1>
        {intro ? <p className="text-ink-muted">{intro}</p> : null}
      </header>
      {children}
      {footer ? <footer className="border-t border-line pt-5 text-ink-muted">{footer}</footer> : null}
    </section>
  );
}
