import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { Slot } from '../../lib/slot.tsx';
import { useAnchoredPopover } from '../../lib/use-anchored-popover.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'popover' | 'content'> {
  /** A few words. */
  text: ReactNode;
  /** The control it explains: one focusable element that passes props on. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** `same` if the text only repeats the control's own name, so that it is not announced twice. @default 'more' */
  says?: 'more' | 'same';
  /** @default 'top' */
  side?: 'top' | 'bottom';
  /** Milliseconds the pointer must rest before it shows; focus shows it at once. @default 400 */
  delay?: number;
}

/** A few words about a control, on hover and focus. It must not be essential: it never shows on touch. */
export function Tooltip({
  text,
  children,
  says = 'more',
  side = 'top',
  delay = 400,
  id,
  className,
  ref,
  ...props
}: TooltipProps) {
  const ownId = useId();
  const tipId = id ?? ownId;
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tip = useAnchoredPopover(control, { open, side, align: 'center' });

  const later = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = tip.current;
    if (!open || !element) return;
    element.showPopover();
    const page = element.ownerDocument;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    page.addEventListener('keydown', escape);
    return () => {
      page.removeEventListener('keydown', escape);
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open, tip]);

  return (
    <>
      <Slot
        ref={control}
        aria-describedby={
          says === 'more' ? joinIds(children.props['aria-describedby'], tipId) : children.props['aria-describedby']
        }
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType !== 'touch') later(true, delay);
        }}
        onPointerLeave={() => later(false, 120)}
        onPointerDown={() => now(false)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) now(true);
        }}
        onBlur={() => now(false)}
      >
        {children}
      </Slot>
      <div
        {...props}
        ref={mergeRefs(tip, ref)}
        id={tipId}
        popover="manual"
        role="tooltip"
        data-slot="tooltip"
        className={cn(
          'fixed m-0 max-w-64 overflow-visible rounded-sm border border-transparent bg-surface-inverse px-2.5 py-1.5 text-center text-sm text-ink-inverse shadow-soft open:animate-enter',
          className,
        )}
        onPointerEnter={() => now(true)}
        onPointerLeave={() => later(false, 120)}
      >
        {text}
      </div>
    </>
  );
}
