import { ChevronRightIcon, EllipsisIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';

export interface BreadcrumbItem {
  label: string;
  /** Without it, the item is text: a step without a page. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** "You are here", for screen readers. */
  label: string;
  /** From the start to the current page, which is last and no link. */
  items: readonly BreadcrumbItem[];
  /** Name of the button that shows the middle of a trail of more than four: "Show all". */
  moreLabel: string;
}

/** The path from the start to this page. It shows where a page belongs, not where the reader came from. */
export function Breadcrumb({ label, items, moreLabel, className, ...props }: BreadcrumbProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const short = !all && items.length > 4;
  useEffect(() => {
    // The button is gone; the focus moves to the first item that it revealed.
    if (all) list.current?.querySelectorAll<HTMLElement>('a')[1]?.focus();
  }, [all]);
  return (
    <nav {...props} aria-label={label} data-slot="breadcrumb" className={cn('min-w-0', className)}>
      <ol ref={list} className="-mx-2 flex min-w-0 flex-wrap items-center text-sm">
        {items.map((item, index) => {
          if (short && index > 1 && index < items.length - 2) return null;
          const hides = short && index === 1;
          return (
            <li key={`${index}-${item.label}`} className="flex min-w-0 items-center">
              {index > 0 ? (
                <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
              ) : null}
              {hides ? (
                <button
                  type="button"
                  aria-label={moreLabel}
                  onClick={() => setAll(true)}
                  className="grid size-11 place-items-center rounded-full text-ink-muted forced-colors:border transition-colors duration-150 hover:bg-surface-hover hover:text-ink"
                >
                  <EllipsisIcon aria-hidden className="size-5" />
                </button>
              ) : (
                <Crumb item={item} last={index === items.length - 1} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Crumb({ item, last }: { item: BreadcrumbItem; last: boolean }) {
  if (last || item.href === undefined) {
    return (
      <span
        aria-current={last ? 'page' : undefined}
        className={cn('min-w-0 truncate px-2 py-3', last ? 'font-semibold text-ink' : 'text-ink-muted')}
      >
        {item.label}
      </span>
    );
  }
  return (
    <a
      href={item.href}
      className="inline-flex min-h-11 min-w-0 items-center rounded-sm px-2 text-ink-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline"
    >
      <span className="truncate">{item.label}</span>
    </a>
  );
}
