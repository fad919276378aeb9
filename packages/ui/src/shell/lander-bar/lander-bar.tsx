import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface LanderBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The site's `Logo`. */
  logo: ReactNode;
  /** Target of the logo. Without it the logo is no link: a partner's page has no home of ours. */
  homeHref?: string;
  /** A `LanguageSwitcher`. */
  languages?: ReactNode;
  /** "Log in". */
  action?: ReactNode;
  /** `overlay` lies on a picture. @default 'default' */
  variant?: 'default' | 'overlay';
}

/** The slim head of a landing page: the logo, and few links that lead away. */
export function LanderBar({
  logo,
  homeHref,
  languages,
  action,
  variant = 'default',
  className,
  ...props
}: LanderBarProps) {
  return (
    <header
      {...props}
      data-slot="lander-bar"
      data-variant={variant}
      className={cn(
        'z-30 w-full',
        variant === 'overlay' ? 'absolute inset-x-0 top-0 text-ink-on-photo' : 'border-b border-line bg-surface',
        className,
      )}
    >
      <div className="mx-auto flex min-h-14 max-w-wide items-center justify-between gap-3 px-4 sm:px-6">
        {homeHref ? (
          <a href={homeHref} className="inline-flex min-h-11 min-w-0 items-center rounded-sm">
            {logo}
          </a>
        ) : (
          logo
        )}
        {languages || action ? (
          <div className="flex items-center gap-1.5">
            {languages}
            {action}
          </div>
        ) : null}
      </div>
    </header>
  );
}
