import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { pagesToShow } from './pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label' | 'onSelect'> {
  /** "Pages of results". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Called instead of following the link, unless it is opened in another tab. */
  onSelect?: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3": the accessible name of a number. */
  pageLabel: (page: number) => string;
}

const gap = '…';
const box = 'grid size-11 place-items-center rounded-full font-semibold tabular-nums transition-colors duration-150';

/** Moves through numbered pages. Renders nothing for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefFor,
  onSelect,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...props
}: PaginationProps) {
  if (pageCount < 2) return null;
  const link = (to: number, name: string, content: ReactNode) => (
    <a
      href={hrefFor(to)}
      aria-label={name}
      aria-current={to === page ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(to);
      }}
      className={cn(box, to === page ? 'bg-soft text-ink' : 'text-ink hover:bg-surface-hover')}
    >
      {content}
    </a>
  );
  return (
    <nav {...props} aria-label={label} data-slot="pagination" className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5">
        {page > 1 ? <li>{link(page - 1, previousLabel, <ChevronLeftIcon aria-hidden className="size-5" />)}</li> : null}
        {pagesToShow(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden className="grid w-6 place-items-center text-ink-subtle max-sm:w-4">
              {gap}
            </li>
          ) : (
            <li key={number} className={number !== page && number !== 1 && number !== pageCount ? 'max-sm:hidden' : ''}>
              {link(number, pageLabel(number), number)}
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>{link(page + 1, nextLabel, <ChevronRightIcon aria-hidden className="size-5" />)}</li>
        ) : null}
      </ul>
    </nav>
  );
}
