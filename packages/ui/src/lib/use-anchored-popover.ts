import { useLayoutEffect, useRef, type RefObject } from 'react';

import { place, type Placement } from './place.ts';

/** Keeps a popover next to its anchor while it is open. Returns the ref of the popover. */
export function useAnchoredPopover<T extends HTMLElement = HTMLDivElement>(
  anchor: RefObject<HTMLElement | null>,
  { open, side, align, gap }: Placement & { open: boolean },
): RefObject<T | null> {
  const floating = useRef<T>(null);
  useLayoutEffect(() => {
    if (!open || !anchor.current || !floating.current) return;
    return place(anchor.current, floating.current, { side, align, ...(gap === undefined ? {} : { gap }) });
  }, [open, anchor, side, align, gap]);
  return floating;
}
