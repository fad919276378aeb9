import { ChevronRightIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { RowContent, rowLook, type RowContentProps } from './row-content.tsx';

type Leads =
  | {
      href: string;
      /** The page that is shown: the list stands beside it. @default false */
      current?: boolean;
      onSelect?: never;
      loading?: never;
    }
  | { href?: never; current?: never; onSelect: () => void; loading?: boolean };

export type RowProps = Omit<ComponentProps<'li'>, 'children' | 'onSelect' | 'value'> & RowContentProps & Leads;

/** One row: a link with `href`, a button with `onSelect`. */
export function Row({
  label,
  icon,
  hint,
  value,
  href,
  current = false,
  onSelect,
  loading = false,
  className,
  ...props
}: RowProps) {
  const content = <RowContent label={label} icon={icon} hint={hint} value={value} />;
  return (
    <li {...props} data-slot="row" className={className}>
      {href === undefined ? (
        <button
          type="button"
          aria-busy={loading || undefined}
          onClick={() => (loading ? undefined : onSelect?.())}
          className={cn(rowLook, 'cursor-pointer')}
        >
          {content}
        </button>
      ) : (
        <a href={href} aria-current={current ? 'page' : undefined} className={cn(rowLook, current && 'bg-soft')}>
          {content}
          <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-subtle group-data-dense/list:hidden" />
        </a>
      )}
    </li>
  );
}
