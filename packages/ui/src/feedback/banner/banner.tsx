import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { Dismissal } from '../../lib/dismissal.ts';
import { bannerVariants } from './banner.variants.ts';

export type BannerProps = Omit<ComponentProps<'section'>, 'aria-label'> &
  Dismissal & {
    /** Names the region for screen readers. */
    label: string;
    /** `gold` for premium, `primary` for offers. @default 'info' */
    tone?: 'info' | 'success' | 'warning' | 'danger' | 'gold' | 'primary';
    /** 48 px high, whatever it says: above what needs its room, such as a list of conversations. @default false */
    slim?: boolean;
    /** Before the text. */
    icon?: ReactNode;
    /** One button or link, a countdown. */
    actions?: ReactNode;
  };

/** A line over the whole width that concerns the whole page. For one thing on the page use `Alert`. */
export function Banner({
  label,
  tone = 'info',
  slim = false,
  icon,
  actions,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="banner"
      data-tone={tone}
      className={cn(bannerVariants({ tone, slim }), className)}
    >
      <div
        className={cn(
          'mx-auto flex min-w-0 flex-1 items-center justify-center gap-x-4 gap-y-2',
          slim ? 'max-sm:justify-between' : 'flex-wrap',
        )}
      >
        <div className="flex min-w-0 items-center gap-2.5 font-medium [&>svg]:size-5 [&>svg]:shrink-0">
          {icon}
          <div className={cn('min-w-0', slim && 'line-clamp-2')}>{children}</div>
        </div>
        {actions ? (
          <div className={cn('flex items-center gap-2', slim ? 'shrink-0' : 'flex-wrap')}>{actions}</div>
        ) : null}
      </div>
      {onDismiss ? (
        <IconButton
          label={dismissLabel}
          onClick={onDismiss}
          className="-me-2 -my-1 text-current hover:bg-transparent hover:text-ink"
        >
          <XIcon />
        </IconButton>
      ) : null}
    </section>
  );
}
