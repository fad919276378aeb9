import { XIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { dialogVariants } from './dialog.variants.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'title'> {
  /** Children are mounted only while it is open, so that each opening starts afresh. */
  open: boolean;
  /** The user wants it closed. It closes when `open` becomes false. */
  onClose: () => void;
  /** Its name and heading. */
  title: ReactNode;
  /** Keeps the title for screen readers only. @default false */
  titleHidden?: boolean;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Name of the close button. Without it there is none: then provide another way to close. */
  closeLabel?: string;
  /** Escape and a press on the backdrop close it. @default true */
  dismissible?: boolean;
  /**
   * Below 576 px `full-on-phone` (large elsewhere) fills the screen, and `sheet-on-phone` comes from below, within reach of the thumb.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'full-on-phone' | 'sheet-on-phone';
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** Removes the padding around the children, for a picture up to the edge. @default false */
  flush?: boolean;
}

/**
 * A task that must be finished or cancelled before the page continues. The focus goes to the element with `data-autofocus`, else to the
 * title, and finally back. To confirm one action use `AlertDialog`; for filters and details beside the page use `Sheet`.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  dismissible = true,
  size = 'md',
  footer,
  flush = false,
  className,
  children,
  ref,
  ...props
}: DialogProps) {
  const id = useId();
  const { ref: dialogRef, body, dialog } = useModalDialog({ open, onClose, dismissible });
  return (
    <dialog
      {...props}
      {...dialog}
      ref={mergeRefs(dialogRef, ref)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      data-slot="dialog"
      data-size={size}
      className={cn(dialogVariants({ size }), className)}
    >
      {open ? (
        <div className="relative flex min-h-0 flex-1 flex-col">
          <header
            className={cn(
              'flex shrink-0 items-start gap-3 px-5 pt-5 pb-3',
              closeLabel !== undefined && 'pe-16',
              titleHidden && 'sr-only',
            )}
          >
            <div className="min-w-0">
              <h2 id={`${id}-title`} tabIndex={-1} className="text-xl font-display outline-none">
                {title}
              </h2>
              {description ? (
                <p id={`${id}-description`} className="mt-1 text-base text-ink-muted">
                  {description}
                </p>
              ) : null}
            </div>
          </header>
          <div
            ref={body}
            data-slot="dialog-body"
            className={cn(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain',
              !flush && 'px-5 pt-1 pb-6',
              !flush && titleHidden && 'pt-6',
            )}
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
          {closeLabel === undefined ? null : (
            <IconButton
              label={closeLabel}
              onClick={onClose}
              variant={flush && titleHidden ? 'on-photo' : 'ghost'}
              className="absolute inset-e-3 top-3"
            >
              <XIcon />
            </IconButton>
          )}
        </div>
      ) : null}
    </dialog>
  );
}
