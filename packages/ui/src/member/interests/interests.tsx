import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface Interest {
  id: string;
  label: string;
  /** The reader has it too. @default false */
  shared?: boolean;
  /** Decoration. */
  icon?: ReactNode;
}

export interface InterestsProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** Name of the list for screen readers. */
  label: string;
  /** An empty list renders nothing. */
  items: Interest[];
  /** Spoken with each shared interest: "you like this too". */
  sharedLabel: string;
}

/** What somebody likes, as chips. Shared interests come first and stand out by more than colour. */
export function Interests({ label, items, sharedLabel, className, ...props }: InterestsProps) {
  if (items.length === 0) return null;
  const ordered = [...items.filter((item) => item.shared), ...items.filter((item) => !item.shared)];
  return (
    <ul {...props} aria-label={label} data-slot="interests" className={cn('flex flex-wrap gap-2', className)}>
      {ordered.map(({ id, label: text, shared, icon }) => (
        <li
          key={id}
          data-shared={shared ? '' : undefined}
          className={cn(
            'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0',
            shared
              ? 'border-transparent bg-primary-soft font-semibold text-on-primary-soft'
              : 'border-line bg-surface text-ink',
          )}
        >
          {icon ? (
            <span aria-hidden className="contents">
              {icon}
            </span>
          ) : null}
          {text}
          {shared ? (
            <>
              <CheckIcon aria-hidden strokeWidth={2.6} />
              <span className="sr-only">{sharedLabel}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
