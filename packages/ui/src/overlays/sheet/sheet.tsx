import { XIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { sheetVariants } from './sheet.variants.ts';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'title'> {
  open: boolean;
  /** The user wants it closed. It closes when `open` becomes false. */
  onClose: () => void;
  /** Its name and heading. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Escape and a press on the backdrop close it. @default true */
  dismissible?: boolean;
  /** The side it comes from on desktop. On phones it comes from below. @default 'end' */
  side?: 'start' | 'end';
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
}

/** Content beside the page: filters, details, a picker. From below on phones, from the side from 768 px. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  dismissible = true,
  side = 'end',
  footer,
  className,
  children,
  ref,
  ...props
}: SheetProps) {
  const id = useId();
  const { ref: dialogRef, body, dialog } = useModalDialog({ open, onClose, dismissible });
  return (
    <dialog
      {...props}
      {...dialog}
      ref={mergeRefs(dialogRef, ref)}
      aria-labelledby={`${id}-title`}
      data-slot="sheet"
      data-side={side}
      className={cn(sheetVariants({ side }), className)}
    >
      {open ? (
        <div className="flex min-h-0 flex-1 flex-col">
          <header className="flex shrink-0 items-center gap-3 border-b border-line py-2.5 ps-5 pe-3">
            <h2 id={`${id}-title`} tabIndex={-1} className="min-w-0 flex-1 text-lg font-bold outline-none">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <XIcon />
            </IconButton>
          </header>
          <div
            ref={body}
            data-slot="sheet-body"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5"
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}
