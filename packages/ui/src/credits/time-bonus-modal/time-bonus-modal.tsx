import { GiftIcon, XIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useModalDialog } from '../../lib/use-modal-dialog.ts';

export interface TimeBonusModalProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'children' | 'onClose' | 'onCancel'
> {
  open: boolean;
  /** Closed by Escape, the backdrop or one of its buttons. Its owner must remember that (ALT-07). */
  onClose: () => void;
  /** "25% off your first credits" */
  title: ReactNode;
  /** The terms of the offer: for whom, for how long, until when. A time of day, never a running clock. */
  text?: ReactNode;
  /** Link to the page that sells credits. */
  action: { label: string; href: string };
  /** "Not now": as prominent as the offer. */
  laterLabel: string;
  /** Name of the cross in the corner. */
  closeLabel: string;
}

/**
 * The discount of a new member, shown once and calmly: no blinking, no second opening, and a decline button as large as the offer
 * (ALT-07).
 */
export function TimeBonusModal({
  open,
  onClose,
  title,
  text,
  action,
  laterLabel,
  closeLabel,
  className,
  ref: outerRef,
  ...props
}: TimeBonusModalProps) {
  const id = useId();
  const { ref, dialog } = useModalDialog({ open, onClose, dismissible: true });
  return (
    <dialog
      {...props}
      {...dialog}
      ref={mergeRefs(ref, outerRef)}
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      data-slot="time-bonus-modal"
      className={cn(
        'm-auto w-[calc(100%-32px)] max-w-110 overflow-y-auto rounded-xl bg-surface-raised text-ink shadow-float backdrop:bg-scrim open:animate-pop',
        className,
      )}
    >
      {open ? (
        <div className="match-glow relative flex flex-col items-center gap-5 px-5 pb-6 pt-10 text-center sm:px-9 sm:pb-8">
          <span className="grid size-18 place-items-center rounded-full bg-notice text-ink-muted">
            <GiftIcon aria-hidden className="size-9" strokeWidth={1.6} />
          </span>
          <div className="flex flex-col gap-2">
            <h2 id={`${id}title`} tabIndex={-1} className="text-2xl font-display outline-none">
              {title}
            </h2>
            {text ? (
              <div id={`${id}text`} className="text-balance text-ink-muted">
                {text}
              </div>
            ) : null}
          </div>
          <div className="mt-1 flex w-full flex-col gap-2">
            <Button asChild size="lg" block>
              <a href={action.href} onClick={onClose}>
                {action.label}
              </a>
            </Button>
            <Button variant="ghost" block onClick={onClose}>
              {laterLabel}
            </Button>
          </div>
          <IconButton label={closeLabel} onClick={onClose} className="absolute inset-e-2 top-2">
            <XIcon aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  );
}
