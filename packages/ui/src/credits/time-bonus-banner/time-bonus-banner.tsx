import { GiftIcon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Dismissal } from '../../lib/dismissal.ts';

export type TimeBonusBannerProps = Omit<ComponentProps<'section'>, 'title' | 'children'> &
  Dismissal & {
    /** "25% off your first credits" */
    title: string;
    text?: ReactNode;
    /** The time that is left: `Countdown`. It is the server's and is never given again (design §8.7). */
    countdown?: ReactNode;
    /** A link to the credits. */
    action?: ReactNode;
  };

/** A discount for a limited time, said calmly: no blinking, no second colour for the last minutes. */
export function TimeBonusBanner({
  title,
  text,
  countdown,
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
        'relative flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-primary-soft p-4 text-ink',
        onDismiss && 'sm:pr-14',
        className,
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-raised text-primary-text">
        <GiftIcon aria-hidden className="size-5" />
      </span>
      <div className={cn('min-w-40 flex-1', onDismiss && 'max-sm:pr-8')}>
        <p className="font-bold">{title}</p>
        {text ? <div className="text-sm text-on-primary-soft">{text}</div> : null}
      </div>
      {countdown ? <div className="text-xl font-bold tabular-nums">{countdown}</div> : null}
      {action ? <div className="max-sm:w-full max-sm:*:w-full">{action}</div> : null}
      {onDismiss ? (
        <IconButton label={dismissLabel} onClick={onDismiss} className="absolute right-1.5 top-1.5">
          <XIcon aria-hidden />
        </IconButton>
      ) : null}
    </section>
  );
}
