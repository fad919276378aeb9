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
    /**
     * `neutral` for something a member should know or do, `gold` for premium. Only the icon is coloured, the text is always ink.
     * @default 'info'
     */
    tone?: 'info' | 'success' | 'warning' | 'danger' | 'gold' | 'neutral';
    /** One row of 48 px with at most two lines of text; higher only if the reader enlarges the text. @default false */
    slim?: boolean;
    /** Before the text. */
    icon?: ReactNode;
    /** One button or link, a countdown. */
    actions?: ReactNode;
  };

/** A full-width line about the whole page. For one element on the page use `Alert`. */
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
      {/* As wide as the content of the page below. */}
      <div
        className={cn('flex min-w-0 flex-1 items-center gap-x-4 gap-y-2', slim && 'mx-auto max-w-wide gap-x-1 sm:px-2')}
      >
        <div
          className={cn(
            'flex min-w-0 flex-1 items-center gap-x-4 gap-y-2',
            slim ? 'justify-between gap-x-2' : 'mx-auto flex-wrap justify-center',
          )}
        >
          <div className="flex min-w-0 items-center gap-2.5 font-medium [&>svg]:size-5 [&>svg]:shrink-0">
            {icon}
            <div className={cn('min-w-0 text-ink', slim && 'line-clamp-2 text-pretty')}>{children}</div>
          </div>
          {actions ? (
            <div
              className={cn(
                'flex items-center gap-2',
                slim ? 'shrink-0 *:underline *:underline-offset-4 max-sm:*:px-2' : 'flex-wrap',
              )}
            >
              {actions}
            </div>
          ) : null}
        </div>
        {onDismiss ? (
          <IconButton
            label={dismissLabel}
            onClick={onDismiss}
            className={cn('-me-2 text-current hover:bg-transparent hover:text-ink', !slim && '-my-1')}
          >
            <XIcon />
          </IconButton>
        ) : null}
      </div>
    </section>
  );
}
