import { ChevronRightIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { RowContent, rowLook, type RowContentProps } from './row-content.tsx';

type Leads =
  | { href: string; onSelect?: never; loading?: never }
  | { href?: never; onSelect: () => void; loading?: boolean };

export type RowProps = Omit<ComponentProps<'li'>, 'children' | 'onSelect' | 'value'> & RowContentProps & Leads;

/** One row: a link with `href`, a button with `onSelect`. */
export function Row({ label, icon, hint, value, href, onSelect, loading = false, className, ...props }: RowProps) {
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
        <a href={href} className={rowLook}>
          {content}
          <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-subtle" />
        </a>
      )}
    </li>
  );
}
