import { GiftIcon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Dismissal } from '../../lib/dismissal.ts';

export type TimeBonusBannerProps = Omit<ComponentProps<'section'>, 'title' | 'children'> &
  Dismissal & {
    /** "25% off your first credits" */
    title: string;
    /** For whom, and until when: a time of day from the server, which is never extended (design §8.7). No running clock. */
    text?: ReactNode;
    /** A link to the credits, or more about the offer. */
    action?: ReactNode;
  };

/** A discount for a limited time, presented calmly: no blinking, no running clock. */
export function TimeBonusBanner({
  title,
  text,
  action,
  onDismiss,
  dismissLabel,
  className,
  ...props
}: TimeBonusBannerProps) {
  return (
    <section
      aria-label={title}
      {...props}
      data-slot="time-bonus-banner"
      className={cn(
        'relative flex flex-wrap items-center gap-x-4 rounded-lg bg-notice px-4 py-3 text-ink',
        onDismiss && 'sm:pr-14',
        className,
      )}
    >
      <span className="grid size-11 shrink-0 max-sm:hidden place-items-center rounded-full bg-surface-raised text-ink-muted">
        <GiftIcon aria-hidden className="size-5" />
      </span>
      <div className={cn('min-w-40 flex-1', onDismiss && 'max-sm:pr-8')}>
        <p className="font-bold">{title}</p>
        {text ? <div className="text-sm text-ink">{text}</div> : null}
      </div>
      {action ? <div>{action}</div> : null}
      {onDismiss ? (
        <IconButton label={dismissLabel} onClick={onDismiss} className="absolute right-1.5 top-1.5">
          <XIcon aria-hidden />
        </IconButton>
      ) : null}
    </section>
  );
}
