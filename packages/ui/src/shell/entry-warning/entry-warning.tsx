import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';

export interface EntryWarningProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'role'> {
  open: boolean;
  title: ReactNode;
  /** What the site contains, and the minimum age. */
  children: ReactNode;
  /** "I am 18 or older: enter". */
  enterLabel: string;
  onEnter: () => void;
  /** "Leave". */
  leaveLabel: string;
  /** Where a visitor goes who does not enter. */
  leaveHref: string;
  /** The site's `Logo`. */
  logo?: ReactNode;
  /** Small print below the buttons. */
  note?: ReactNode;
}

/** The adult-site entry warning (NAV-02). Only its two answers close it: neither Escape nor the backdrop does. */
export function EntryWarning({
  open,
  title,
  children,
  enterLabel,
  onEnter,
  leaveLabel,
  leaveHref,
  logo,
  note,
  className,
  ref: outerRef,
  ...props
}: EntryWarningProps) {
  const id = useId();
  const { ref, dialog } = useModalDialog({ open, onClose: () => {}, dismissible: false });
  return (
    <dialog
      {...props}
      {...dialog}
      ref={mergeRefs(ref, outerRef)}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-slot="entry-warning"
      className={cn(
        'm-auto w-[calc(100%-32px)] max-w-115 overflow-y-auto rounded-xl bg-surface-raised p-6 text-ink shadow-float backdrop:bg-scrim-heavy backdrop:backdrop-blur-lg open:animate-pop sm:p-9',
        className,
      )}
    >
      {open ? (
        <div className="flex flex-col items-center gap-5 text-center">
          {logo}
          <h2 id={`${id}title`} className="text-2xl font-display">
            {title}
          </h2>
          <div id={`${id}text`} className="flex flex-col gap-3 text-ink-muted">
            {children}
          </div>
          <div className="mt-1 flex w-full flex-col gap-2.5">
            <Button size="lg" block onClick={onEnter} data-autofocus="">
              {enterLabel}
            </Button>
            <Button variant="ghost" block asChild>
              <a href={leaveHref}>{leaveLabel}</a>
            </Button>
          </div>
          {note ? <div className="text-sm text-ink-subtle">{note}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
