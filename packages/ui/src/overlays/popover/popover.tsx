import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { scrollByKeyboard } from '../../lib/scroll-by-keyboard.ts';
import { Slot } from '../../lib/slot.tsx';
import { useAnchoredPopover } from '../../lib/use-anchored-popover.ts';
import { panelVariants } from './popover.variants.ts';

export interface PopoverProps extends Omit<
  ComponentProps<'dialog'>,
  'children' | 'open' | 'popover' | 'role' | 'onToggle' | 'onBeforeToggle'
> {
  /** The button that opens and closes it; one element that renders a `<button>` and passes props on. */
  trigger: ReactElement;
  /** Name of the panel for screen readers. */
  label: string;
  /** The content; a function receives the function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom' */
  side?: 'top' | 'bottom';
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/** A small panel next to its button, closed by Escape or a press elsewhere. For a list of actions use `Menu`. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'start',
  onOpenChange,
  id,
  className,
  ref,
  ...props
}: PopoverProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useAnchoredPopover<HTMLDialogElement>(button, { open, side, align });
  const close = () => panel.current?.hidePopover();
  useEffect(() => {
    if (open && panel.current) return scrollByKeyboard(panel.current);
  }, [open, panel]);

  return (
    <>
      <Slot
        ref={button}
        {...{ popoverTarget: panelId }}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={panelId}
      >
        {trigger}
      </Slot>
      <dialog
        {...props}
        ref={mergeRefs(panel, ref)}
        id={panelId}
        popover="auto"
        aria-label={label}
        data-slot="popover"
        className={cn(panelVariants({ padded: true }), '-outline-offset-3 not-[[tabindex]]:outline-none', className)}
        onBeforeToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          setOpen(event.newState === 'open');
          onOpenChange?.(event.newState === 'open');
        }}
      >
        {typeof children === 'function' ? children(close) : children}
      </dialog>
    </>
  );
}
