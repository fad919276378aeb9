import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { Avatar } from '../avatar/index.ts';

export interface BlockedRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  photoUrl?: string | null;
  /** "Blocked on 3 May": a text, or a `<time>`. */
  when?: ReactNode;
  /** Label of the button: "Unblock". */
  unblockText: string;
  /** The button's accessible name, which begins with its label: "Unblock Anna". */
  unblockLabel: string;
  onUnblock: () => void;
  /** The request is under way. @default false */
  unblocking?: boolean;
  /** "No longer blocked": it is done. The row stays until the list is loaded again, so that nothing moves. */
  doneText?: string | undefined;
  /** Why unblocking failed. */
  error?: ReactNode;
}

/** One member the viewer has blocked, and the button to unblock them (MEM-06). Put it in a `<li>`. */
export function BlockedRow({
  name,
  photoUrl,
  when,
  unblockText,
  unblockLabel,
  onUnblock,
  unblocking = false,
  doneText,
  error,
  className,
  ...props
}: BlockedRowProps) {
  return (
    <article
      {...props}
      data-slot="blocked-row"
      data-state={doneText ? 'done' : unblocking ? 'unblocking' : 'blocked'}
      className={cn(
        'flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-lg border border-line bg-surface p-3 sm:p-4',
        className,
      )}
    >
      <Avatar
        name={name}
        className={cn('transition-[filter] duration-240', doneText ? '' : 'grayscale')}
        {...(photoUrl ? { src: photoUrl } : {})}
      />
      <div className="min-w-0 flex-1 basis-28">
        <h3 className="text-base font-bold text-ink">{name}</h3>
        {when ? <p className="text-sm text-ink-muted">{when}</p> : null}
      </div>
      {/* The same button in both states, so that it keeps the focus. */}
      <Button
        variant={doneText ? 'ghost' : 'outline'}
        aria-label={doneText ?? unblockLabel}
        aria-disabled={doneText ? true : undefined}
        loading={unblocking}
        onClick={doneText ? undefined : onUnblock}
        className={doneText ? 'text-success-text' : ''}
      >
        {doneText ? (
          <>
            <CheckIcon aria-hidden />
            {doneText}
          </>
        ) : (
          unblockText
        )}
      </Button>
      <output className="sr-only">{doneText}</output>
      {error ? (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {error}
        </p>
      ) : null}
    </article>
  );
}
