import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface Attribute {
  /** Stable key. */
  id: string;
  /** "Hair colour". */
  label: string;
  value: ReactNode;
  /** An icon; decorative. */
  icon?: ReactNode;
}

export interface AttributeListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Only attributes that the site shows and the member filled in. An empty list renders nothing. */
  items: Attribute[];
  /** `grid` on profiles, `rows` in narrow places. @default 'grid' */
  variant?: 'grid' | 'rows';
}

/** Facts about a member, as label and value. */
export function AttributeList({ items, variant = 'grid', className, ...props }: AttributeListProps) {
  if (items.length === 0) return null;
  return (
    <dl
      {...props}
      data-slot="attribute-list"
      className={cn(
        variant === 'grid'
          ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.125rem),1fr))] sm:gap-x-6'
          : 'divide-y divide-line',
        className,
      )}
    >
      {items.map(({ id, label, value, icon }) => (
        <div
          key={id}
          className={cn(
            'relative min-w-0',
            icon && 'pl-9',
            variant === 'rows' && 'py-2.5 sm:grid sm:grid-cols-[minmax(7.5rem,2fr)_3fr] sm:gap-4',
          )}
        >
          <dt className="text-sm text-ink-subtle sm:leading-[1.714]">
            {icon ? (
              <span aria-hidden className="absolute left-0 text-ink-subtle [&_svg]:size-5.5">
                {icon}
              </span>
            ) : null}
            {label}
          </dt>
          <dd className="min-w-0 font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
