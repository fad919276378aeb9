import { Children, type ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { MemberCardSkeleton } from '../member-card/index.ts';

export interface MemberGridProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Name of the list, for screen readers: "Search results". */
  label: string;
  /** More cards are loading: number of placeholders after the children. @default 0 */
  skeletons?: number;
  /** `compact` for "similar members" beside or below a profile. @default 'default' */
  size?: 'default' | 'compact';
  /** The children are a section of a longer list: how many come before them, and how many there are in all. */
  portion?: { before: number; total: number };
}

/** Member cards side by side: two on a phone, as many as fit elsewhere. Each child becomes one item of a list. */
export function MemberGrid({
  label,
  skeletons = 0,
  size = 'default',
  portion,
  className,
  children,
  ...props
}: MemberGridProps) {
  return (
    <ul
      {...props}
      aria-label={label}
      aria-busy={skeletons > 0 || undefined}
      data-slot="member-grid"
      className={cn(
        // Two side by side on a phone, one if the reader's text size is large.
        'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,34%),1fr))] gap-1.5 sm:gap-4',
        size === 'compact'
          ? 'sm:grid-cols-[repeat(auto-fill,minmax(9.375rem,1fr))]'
          : 'sm:grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(12.75rem,1fr))]',
        className,
      )}
    >
      {Children.map(children, (child, index) =>
        child === null || child === undefined || child === false ? null : (
          <li
            className="grid min-w-0"
            aria-posinset={portion ? portion.before + index + 1 : undefined}
            aria-setsize={portion?.total}
          >
            {child}
          </li>
        ),
      )}
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={`skeleton-${index}`} aria-hidden className="grid min-w-0">
          <MemberCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
