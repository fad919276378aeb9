import { ArrowUpRightIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { linkVariants } from './link.variants.ts';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /**
   * `inline` in a sentence, `quiet` in a footer or list of links, `strong` alone where a button would be too prominent.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'strong';
  /** Announces that it opens in a new tab. With it, the link does. */
  newTabLabel?: string;
}

/** Leads to a page. For an action use `Button`. */
export function Link({ variant = 'inline', newTabLabel, className, children, ...props }: LinkProps) {
  const newTab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...props}
      {...newTab}
      data-slot="link"
      data-variant={variant}
      className={cn(linkVariants({ variant }), className)}
    >
      {children}
      {newTabLabel === undefined ? null : (
        <>
          <ArrowUpRightIcon className="ms-0.5" />
          <span className="sr-only"> {newTabLabel}</span>
        </>
      )}
    </a>
  );
}
