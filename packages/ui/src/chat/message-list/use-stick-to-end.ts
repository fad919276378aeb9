import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { VirtualizerHandle } from 'virtua';

import type { Keyed } from './keeps-end.ts';

/** A viewer nearer to the end than this (px) counts as reading the newest message. */
const nearEnd = 80;
/** Nearer to the start than this (px), older messages are requested. */
const nearStart = 400;
/** Space (px) above a row that the list was scrolled to, so that the message before it is partly visible. */
const underBar = 56;

/** Where the list scrolls to: a row, placed at the top or in the middle, or without a key the end. */
export interface MessageListPlace {
  key?: string;
  /** @default 'start' */
  align?: 'start' | 'center';
}

export interface MessageListHandle {
  /** Scrolls to the newest message: after the viewer has sent one, say. */
  scrollToEnd: () => void;
}

interface Options {
  rows: readonly unknown[];
  items: readonly Keyed[];
  hasOlder: boolean;
  loadingOlder: boolean;
  onReachStart: (() => void) | undefined;
  hasNewer: boolean;
  loadingNewer: boolean;
  onReachEnd: (() => void) | undefined;
  place: MessageListPlace | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
  handle: Ref<MessageListHandle> | undefined;
}

/** Opens at the end or at a row, stays at the end while the viewer is there, and requests missing messages on either side in time. */
export function useStickToEnd(options: Options) {
  const { rows, items, hasOlder, loadingOlder, onReachStart, hasNewer, loadingNewer, onReachEnd } = options;
  const { place, onAtEndChange, handle } = options;
  const startsAtEnd = place?.key === undefined && !hasNewer;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const stuck = useRef(startsAtEnd);
  const lastOffset = useRef(0);
  const lastSize = useRef(0);
  const asked = useRef(false);
  const measured = useRef(false);
  const [atEnd, setAtEnd] = useState(startsAtEnd);

  const setStuck = (next: boolean) => {
    if (stuck.current === next) return;
    stuck.current = next;
    setAtEnd(next);
    onAtEndChange?.(next);
  };
  // Not the virtualizer's own scrollToIndex: it keeps pulling for a while, even against a viewer who scrolls up.
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
    // While stuck to the end, the offset may lag behind; the distance from the start is known all the same.
    const fromStart = stuck.current ? list.scrollSize - list.viewportSize : list.scrollOffset;
    if (fromStart > nearStart) return;
    asked.current = true;
    onReachStart();
  };
  const toEnd = () => {
    const list = virtualizer.current;
    return list && list.viewportSize > 0 ? list.scrollSize - list.viewportSize - list.scrollOffset : Infinity;
  };
  const askForNewer = () => {
    if (!hasNewer || loadingNewer || asked.current || toEnd() > nearStart) return;
    asked.current = true;
    onReachEnd?.();
  };
  /** If everything fits, nothing scrolls, and the viewer is at the end all the same. */
  const noticeEnd = () => {
    if (measured.current && !hasNewer && toEnd() <= nearEnd) setStuck(true);
  };

  useLayoutEffect(pull, [rows]);
  const reached = useRef<MessageListPlace>(undefined);
  const goThere = useEffectEvent((to: MessageListPlace) => {
    const index = to.key === undefined ? 0 : items.findIndex(({ key }) => key === to.key);
    // Its row may not be loaded yet.
    if (index < 0 || reached.current === to) return;
    reached.current = to;
    if (to.key === undefined) return scrollToEnd();
    setStuck(false);
    const align = to.align ?? 'start';
    virtualizer.current?.scrollToIndex(index, { align, offset: align === 'start' ? -underBar : 0 });
  });
  useLayoutEffect(() => {
    if (place) goThere(place);
  }, [place, items]);
  const begin = useEffectEvent(() => {
    measured.current = true;
    noticeEnd();
    askForNewer();
  });
  const tellStart = useEffectEvent(() => {
    if (!stuck.current) onAtEndChange?.(false);
  });
  useEffect(() => {
    tellStart();
    // Rows are measured before the second frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(begin);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // Rows are measured late (when a font arrives, say): however the content grows, the list stays at its end.
  const pullNow = useEffectEvent(() => {
    pull();
    noticeEnd();
  });
  useEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => pullNow());
    for (const part of [list, ...list.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    asked.current = false;
  }, [items, loadingOlder, loadingNewer]);
  useImperativeHandle(handle, () => ({ scrollToEnd }));

  return {
    scroller,
    virtualizer,
    atEnd,
    scrollToEnd,
    onScroll: (offset: number) => {
      const list = virtualizer.current;
      if (!list) return;
      const left = list.scrollSize - list.viewportSize - offset;
      const size = list.scrollSize;
      // Only scrolling up leaves the end: on the way down, rows are measured late and the end moves away by itself. If the content
      // became shorter, the browser scrolled up, not the viewer.
      if (left <= nearEnd && !hasNewer) setStuck(measured.current || stuck.current);
      else if (offset < lastOffset.current - 1 && size >= lastSize.current) setStuck(false);
      lastOffset.current = offset;
      lastSize.current = size;
      askForOlder();
      askForNewer();
    },
    onResize: () => {
      pull();
      noticeEnd();
      askForOlder();
      askForNewer();
    },
  };
}
