import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface NavPopoverItemProps {
  children: ReactNode;
  /** A link with it, a button without. */
  href?: string;
  onSelect?: () => void;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** The current page or choice. @default false */
  current?: boolean;
  /** Language of the text, if it is not the page's. */
  lang?: string;
  /** Separates the item from the others: log out. @default 'default' */
  tone?: 'default' | 'quiet';
}

/** One line of a `NavPopover`. */
export function NavPopoverItem({
  children,
  href,
  onSelect,
  icon,
  current = false,
  lang,
  tone = 'default',
}: NavPopoverItemProps) {
  const shared = {
    lang,
    onClick: onSelect,
    'aria-current': current ? ('true' as const) : undefined,
    'data-slot': 'nav-popover-item',
    className: cn(
      'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-base font-medium transition-colors duration-150 hover:bg-surface-hover -outline-offset-3 [&_svg]:size-5 [&_svg]:shrink-0',
      tone === 'quiet' ? 'text-ink-muted' : 'text-ink',
      current && 'bg-soft font-semibold',
    ),
  };
  const content = (
    <>
      {icon ? (
        <span aria-hidden className="contents text-ink-muted">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">{children}</span>
      {current ? <CheckIcon aria-hidden strokeWidth={2.4} /> : null}
    </>
  );
  return href ? (
    <a href={href} hrefLang={lang} {...shared}>
      {content}
    </a>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
