import { ChevronDownIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { RowContent, rowLook, type RowContentProps } from './row-content.tsx';

export interface RowPanelProps extends Omit<ComponentProps<'li'>, 'children' | 'value'>, RowContentProps {
  /** Open initially, and whenever it becomes true: something in it must be seen. The reader can close it again. @default false */
  open?: boolean;
  children: ReactNode;
}

/** A row that unfolds in place. Its content stays in the page while it is closed, so a form still submits it. */
export function RowPanel({ label, icon, hint, value, open = false, className, children, ...props }: RowPanelProps) {
  const [wanted, setWanted] = useState(open);
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    if (open) setWanted(true);
  }
  return (
    <li {...props} data-slot="row-panel" className={className}>
      <details className="group/panel" open={wanted} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
        <summary className={cn(rowLook, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
          <RowContent label={label} icon={icon} hint={hint} value={value} />
          <ChevronDownIcon
            aria-hidden
            className="size-5 shrink-0 text-ink-subtle transition-transform duration-150 group-open/panel:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-5 px-4 pt-2 pb-5">{children}</div>
      </details>
    </li>
  );
}
