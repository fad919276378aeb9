import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A picture or icon above the title. */
  icon?: ReactNode;
  /** What is missing so far. */
  title: ReactNode;
  /** The next step, in a friendly sentence. Also as children. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** `sm` inside a panel, `md` as a page. @default 'md' */
  size?: 'sm' | 'md';
}

/** An empty place and what to do about it. After an error use `ErrorPanel`. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  headingLevel = 2,
  size = 'md',
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...props}
      data-slot="empty-state"
      className={cn(
        'max-w-full mx-auto flex w-full max-w-md flex-col items-center text-center',
        size === 'md' ? 'px-4 py-12' : 'px-3 py-6',
        className,
      )}
    >
      {icon ? (
        <div
          aria-hidden
          className={cn(
            'mb-5 grid place-items-center rounded-full bg-notice text-ink-muted',
            size === 'md' ? 'size-24 [&_svg]:size-10' : 'size-16 [&_svg]:size-7',
          )}
        >
          {icon}
        </div>
      ) : null}
      <Heading className={cn('text-ink', size === 'md' ? 'font-display text-2xl' : 'text-lg font-bold')}>
        {title}
      </Heading>
      {text ? <p className="mt-2 text-base text-ink-muted">{text}</p> : null}
      {children ? <div className="mt-2 text-base text-ink-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
