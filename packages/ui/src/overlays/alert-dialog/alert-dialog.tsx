import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';
import { dialogVariants } from '../dialog/dialog.variants.ts';

export interface AlertDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'title' | 'role'
> {
  open: boolean;
  /** The question: "Delete this conversation?" */
  title: ReactNode;
  /** The consequences. Also as children. */
  description?: ReactNode;
  /** The action itself: "Delete", never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** The cancel button and Escape. A press on the backdrop does nothing. */
  onCancel: () => void;
  /** `danger` if it cannot be undone; the focus then starts on cancel. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The action is under way: it can be neither repeated nor closed. @default false */
  loading?: boolean;
}

/** Asks once before an action that costs or destroys something. */
export function AlertDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'neutral',
  loading = false,
  className,
  children,
  ref,
  ...props
}: AlertDialogProps) {
  const id = useId();
  const modal = useModalDialog({ open, onClose: onCancel, dismissible: !loading, dismissByBackdrop: false });
  const danger = tone === 'danger';
  return (
    <dialog
      {...props}
      {...modal.dialog}
      ref={mergeRefs(modal.ref, ref)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      data-slot="alert-dialog"
      data-tone={tone}
      className={cn(dialogVariants({ size: 'sm' }), className)}
    >
      {open ? (
        <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-6 pb-5">
          <h2 id={`${id}-title`} className="text-xl font-display">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="mt-2 text-base text-ink-muted">
              {description}
            </p>
          ) : null}
          {children ? <div className="mt-3">{children}</div> : null}
          <div className="mt-6 flex flex-row-reverse flex-wrap gap-3">
            <Button
              variant={danger ? 'danger' : 'strong'}
              loading={loading}
              onClick={onConfirm}
              data-autofocus={danger ? undefined : ''}
              className="min-w-fit flex-1"
            >
              {confirmLabel}
            </Button>
            <Button
              variant="outline"
              disabled={loading}
              onClick={onCancel}
              data-autofocus={danger ? '' : undefined}
              className="min-w-fit flex-1"
            >
              {cancelLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
