import { CheckIcon, ReplyIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';

export interface Interest {
  id: string;
  label: string;
  /** The viewer has it too. @default false */
  shared?: boolean;
  /** Decorative. */
  icon?: ReactNode;
  /** Link to a message that answers it. */
  href?: string | undefined;
  /** Name of that link: "Reply to Hiking". */
  hrefLabel?: string | undefined;
}

export interface InterestsProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** Name of the list for screen readers. */
  label: string;
  /** An empty list renders nothing. */
  items: Interest[];
  /** Spoken with each shared interest: "you like this too". */
  sharedLabel: string;
}

/** A member's interests, as chips. Shared ones come first and stand out by more than colour. */
export function Interests({ label, items, sharedLabel, className, ...props }: InterestsProps) {
  if (items.length === 0) return null;
  const ordered = [...items.filter((item) => item.shared), ...items.filter((item) => !item.shared)];
  return (
    <ul {...props} aria-label={label} data-slot="interests" className={cn('flex flex-wrap gap-2', className)}>
      {ordered.map(({ id, label: text, shared, icon, href, hrefLabel }) => (
        <li
          key={id}
          data-shared={shared ? '' : undefined}
          className={cn(
            'relative inline-flex items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0',
            href
              ? 'min-h-11 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus'
              : 'min-h-9',
            shared ? 'border-transparent bg-soft font-semibold text-ink' : 'border-line bg-surface text-ink',
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
          {href ? (
            <a
              href={href}
              aria-label={hrefLabel}
              className="grid place-items-center outline-none after:absolute after:inset-0 after:rounded-full after:content-['']"
            >
              <ReplyIcon aria-hidden className="text-ink-muted" />
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
