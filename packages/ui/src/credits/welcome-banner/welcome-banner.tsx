import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Dismissal } from '../../lib/dismissal.ts';

export type WelcomeBannerProps = Omit<ComponentProps<'section'>, 'title' | 'children'> &
  Dismissal & {
    /** "Welcome, Anna. Your first messages are on us." */
    title: string;
    text?: ReactNode;
    /** Two or three `Avatar`s, or a drawing. */
    media?: ReactNode;
    /** The first step. */
    action?: ReactNode;
  };

/** The first thing a new member sees: the free credits and where to begin. */
export function WelcomeBanner({
  title,
  text,
  media,
  action,
  onDismiss,
  dismissLabel,
  className,
  ...props
}: WelcomeBannerProps) {
  return (
    <section
      aria-label={title}
      {...props}
      data-slot="welcome-banner"
      className={cn(
        'relative flex flex-col gap-4 overflow-hidden rounded-xl border border-line bg-surface p-5 shadow-soft sm:flex-row sm:items-center md:p-6',
        className,
      )}
    >
      {media ? <div className="flex shrink-0 -space-x-3">{media}</div> : null}
      <div className={cn('min-w-0 flex-1', onDismiss && 'pr-10')}>
        <h2 className="text-xl font-display">{title}</h2>
        {text ? <div className="mt-1 text-ink-muted">{text}</div> : null}
      </div>
      {action ? <div className={cn('shrink-0 max-sm:*:w-full', onDismiss && 'sm:mr-10')}>{action}</div> : null}
      {onDismiss ? (
        <IconButton label={dismissLabel} onClick={onDismiss} className="absolute right-1.5 top-1.5">
          <XIcon aria-hidden />
        </IconButton>
      ) : null}
    </section>
  );
}
