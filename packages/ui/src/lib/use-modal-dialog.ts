import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

import { lockScroll } from './lock-scroll.ts';
import { scrollByKeyboard } from './scroll-by-keyboard.ts';

interface ModalDialog {
  open: boolean;
  onClose: () => void;
  /** Escape, the phone's back gesture and a press on the backdrop close it. */
  dismissible: boolean;
  /** A press on the backdrop closes it. Follows `dismissible` unless given. */
  dismissByBackdrop?: boolean;
}

interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** For the scrolling element, if there is one. */
  body: RefObject<HTMLDivElement | null>;
  dialog: Pick<ComponentProps<'dialog'>, 'closedby' | 'onCancel' | 'onKeyDown' | 'onPointerDown' | 'onClick'>;
}

/**
 * A native modal dialog whose parent decides when it is open. The browser provides the focus trap, the inert page and the return of
 * focus, also in a shadow root. The element with `data-autofocus` gets the focus first.
 */
export function useModalDialog({
  open,
  onClose,
  dismissible,
  dismissByBackdrop = dismissible,
}: ModalDialog): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);

  const latest = useRef({ onClose, dismissible });
  useLayoutEffect(() => {
    latest.current = { onClose, dismissible };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // Chromium closes on the second Escape whatever `cancel` does: only the parent may close it, so it opens again and asks the parent.
    const reopen = () => {
      if (dialog.open) return;
      dialog.showModal();
      if (latest.current.dismissible) latest.current.onClose();
    };
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]'))?.focus(
      { preventScroll: true },
    );
    dialog.addEventListener('close', reopen);
    const unlock = lockScroll(dialog.ownerDocument);
    const stop = body.current ? scrollByKeyboard(body.current) : undefined;
    return () => {
      unlock();
      stop?.();
      dialog.removeEventListener('close', reopen);
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    body,
    dialog: {
      closedby: dismissible ? 'closerequest' : 'none',
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      },
      onKeyDown: (event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      },
      onPointerDown: (event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        if (dismissByBackdrop && pressedBackdrop.current && event.target === event.currentTarget) onClose();
      },
    },
  };
}
