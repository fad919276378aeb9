import { reportReasons, type ReportReason } from '@heartline/api-client';
import { useEffect, useRef, type RefObject } from 'react';

interface FormKeys {
  /** A digit chooses a ground, unless the focus is in a text field. */
  onGround?: (ground: ReportReason) => void;
  /** Escape. */
  onCancel?: () => void;
  /** The form was opened by a press: its first choice gets the focus. @default true */
  focus?: boolean;
}

/** Keys of a form: digits choose, Ctrl and Enter submit from anywhere, Escape cancels. */
export function useFormKeys({ focus = true, ...actions }: FormKeys): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (focus) form.querySelector('input')?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      // Enter and Escape of an input method end its composition, not the form. 229: Safari ends it before its key arrives.
      if (event.isComposing || event.keyCode === 229) return;
      const { onGround, onCancel } = current.current;
      const command = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && command) {
        event.preventDefault();
        form.requestSubmit();
        return;
      }
      if (event.key === 'Escape' && onCancel) {
        event.preventDefault();
        onCancel();
        return;
      }
      const ground = /^[1-9]$/.test(event.key) ? reportReasons[Number(event.key) - 1] : undefined;
      const { target } = event;
      const writes = target instanceof Element && target.matches('textarea, input[type="text"]');
      if (!ground || !onGround || command || event.altKey || writes) return;
      event.preventDefault();
      onGround(ground);
      form.querySelector('textarea')?.focus();
    };
    form.addEventListener('keydown', press);
    return () => form.removeEventListener('keydown', press);
  }, [focus]);
  return ref;
}
