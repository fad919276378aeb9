import { CloudAlertIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** `page` fills the page and has its first heading; `panel` replaces a section that failed. @default 'panel' */
  size?: 'panel' | 'page';
  /** Status above the title: "404". */
  code?: ReactNode;
  title: ReactNode;
  /** What happened, without blame, and what still works. */
  message?: ReactNode;
  /** The next step: try again, or a link home. */
  action?: ReactNode;
  /** Replaces the cloud. */
  icon?: ReactNode;
}

/** Something did not load or work (NAV-07). If there is merely nothing to show use `EmptyState`. */
export function ErrorPanel({
  size = 'panel',
  code,
  title,
  message,
  action,
  icon,
  className,
  children,
  ...props
}: ErrorPanelProps) {
  const page = size === 'page';
  const Heading = page ? 'h1' : 'h2';
  return (
    <div
      {...props}
      role="alert"
      data-slot="error-panel"
      data-size={size}
      className={cn(
        'flex w-full flex-col items-center text-center',
        page ? 'min-h-[60dvh] justify-center px-4 py-16' : 'rounded-lg border border-line bg-surface px-5 py-8',
        className,
      )}
    >
      {code ? (
        <p className={cn('font-display text-ink tabular-nums', page ? 'text-4xl' : 'text-2xl')}>{code}</p>
      ) : (
        <div
          aria-hidden
          className={cn(
            'grid place-items-center rounded-full bg-surface-sunken text-ink-muted',
            page ? 'size-24 [&_svg]:size-10' : 'size-14 [&_svg]:size-6',
          )}
        >
          {icon ?? <CloudAlertIcon />}
        </div>
      )}
      <Heading className={cn('mt-4 text-ink', page ? 'font-display text-3xl' : 'text-lg font-bold')}>{title}</Heading>
      {message ? <p className="mt-2 max-w-md text-base text-ink-muted">{message}</p> : null}
      {children}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
