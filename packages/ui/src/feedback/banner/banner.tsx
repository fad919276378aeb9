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
    /** Before the text. */
    icon?: ReactNode;
    /** One button or link, a countdown. */
    actions?: ReactNode;
  };

/** A line over the whole width that concerns the whole page. For one thing on the page use `Alert`. */
export function Banner({
  label,
  tone = 'info',
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
      className={cn(bannerVariants({ tone }), className)}
    >
      <div className="mx-auto flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-2.5 font-medium [&>svg]:size-5 [&>svg]:shrink-0">
          {icon}
          <div className="min-w-0">{children}</div>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
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
