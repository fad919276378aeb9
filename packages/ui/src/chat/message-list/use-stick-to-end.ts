import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Nearer to the end than this (px) counts as reading the newest. */
const nearEnd = 80;
/** Nearer to the start than this (px) and older messages are asked for. */
const nearStart = 400;

export interface MessageListHandle {
  /** Goes to the newest message: after the reader has sent one, say. */
  scrollToEnd: () => void;
}

interface Options {
  rows: readonly unknown[];
  items: readonly unknown[];
  hasOlder: boolean;
  loadingOlder: boolean;
  onReachStart: (() => void) | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
  handle: Ref<MessageListHandle> | undefined;
}

/** Opens at the end, stays there while the reader is there, and asks for older messages in time. */
export function useStickToEnd({ rows, items, hasOlder, loadingOlder, onReachStart, onAtEndChange, handle }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const stuck = useRef(true);
  const lastOffset = useRef(0);
  const lastSize = useRef(0);
  const asked = useRef(false);
  const [atEnd, setAtEnd] = useState(true);

  const setStuck = (next: boolean) => {
    if (stuck.current === next) return;
    stuck.current = next;
    setAtEnd(next);
    onAtEndChange?.(next);
  };
  // Not the virtualizer's own scrollToIndex: it goes on pulling for a while, even against a reader who scrolls up.
  const pull = () => {
    if (stuck.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  const scrollToEnd = () => {
    setStuck(true);
    pull();
  };
  const askForOlder = () => {
    const list = virtualizer.current;
    if (
      !list ||
      !onReachStart ||
      !hasOlder ||
      loadingOlder ||
      asked.current ||
      items.length === 0 ||
      list.viewportSize === 0
    )
      return;
    // While stuck to the end the offset may still be on its way there; the distance from the start is known all the same.
    const fromStart = stuck.current ? list.scrollSize - list.viewportSize : list.scrollOffset;
    if (fromStart > nearStart) return;
    asked.current = true;
    onReachStart();
  };

  useLayoutEffect(pull, [rows]);
  // Rows are measured late (a font arrives, say): whatever makes the content longer, the end is held.
  const pullNow = useEffectEvent(pull);
  useEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => pullNow());
    for (const part of [list, ...list.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    asked.current = false;
  }, [items, loadingOlder]);
  useImperativeHandle(handle, () => ({ scrollToEnd }));

  return {
    scroller,
    virtualizer,
    atEnd,
    scrollToEnd,
    onScroll: (offset: number) => {
      const list = virtualizer.current;
      if (!list) return;
      const toEnd = list.scrollSize - list.viewportSize - offset;
      const size = list.scrollSize;
      // Only going up lets go of the end: on the way down, rows are measured late and the end moves away by itself. Where the
      // content became shorter, it was the browser that went up, not the reader.
      if (toEnd <= nearEnd) setStuck(true);
      else if (offset < lastOffset.current - 1 && size >= lastSize.current) setStuck(false);
      lastOffset.current = offset;
      lastSize.current = size;
      askForOlder();
    },
    onResize: () => {
      pull();
      askForOlder();
    },
  };
}
