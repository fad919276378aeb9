import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

import { columnsOf, keyTarget, slotAt, type Slot } from './sort-geometry.ts';

/** An event to announce to screen readers. Positions count from 1. */
export interface SortEvent {
  type: 'grabbed' | 'moved' | 'dropped' | 'cancelled';
  id: string;
  position: number;
  total: number;
}

interface Sorting {
  id: string;
  from: number;
  to: number;
  slots: readonly Slot[];
  /** Ids in the former order; when it changes, the move has been adopted. */
  before: string;
  /** `settling`: dropped, and shown at its new position until its owner has adopted the new order. */
  by: 'keys' | 'pointer' | 'settling';
  /** Distance of the pointer from where it was pressed, in pixels. */
  offset: { x: number; y: number };
}

interface Options {
  ids: readonly string[];
  onMove: (id: string, position: number) => void;
  onEvent: (event: SortEvent) => void;
}

/** Pixels after which a press is a drag. */
const slack = 6;
/** Distance to the edge of the window, in pixels, within which the page scrolls. */
const edge = 72;
const scrollStep = 9;
/** Milliseconds for the owner to adopt the new order; otherwise the old one shows again. */
const patience = 400;

interface Press {
  id: string;
  /** On the page, where the pointer was pressed. */
  x: number;
  y: number;
  /** In the window, where it is now. */
  clientX: number;
  clientY: number;
}

/** Moves one item of a list of ids: by drag, or grabbed by a press and moved by keys or further presses. */
export function useSortable({ ids, onMove, onEvent }: Options) {
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const [state, setState] = useState<Sorting | null>(null);
  // For event handlers: several events may come before the next render.
  const now = useRef<Sorting | null>(null);
  const order = ids.join('\n');
  const sorting = state?.before === order ? state : null;

  const set = (next: Sorting | null) => {
    now.current = next;
    setState(next);
  };
  const tell = (type: SortEvent['type'], id: string, index: number) =>
    onEvent({ type, id, position: index + 1, total: ids.length });

  function grab(id: string, by: 'keys' | 'pointer'): Sorting {
    const nodes = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-sortable]') ?? [])];
    const slots = nodes.map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { left: left + scrollX, top: top + scrollY, width, height };
    });
    const from = ids.indexOf(id);
    const next: Sorting = { id, from, to: from, slots, before: order, by, offset: { x: 0, y: 0 } };
    set(next);
    tell('grabbed', id, from);
    return next;
  }
  function moveTo(current: Sorting, to: number) {
    if (to === current.to) return;
    set({ ...current, to });
    tell('moved', current.id, to);
  }
  function drop(current: Sorting) {
    tell('dropped', current.id, current.to);
    set(current.to === current.from ? null : { ...current, by: 'settling' });
    if (current.to !== current.from) onMove(current.id, current.to);
  }
  function cancel(current: Sorting) {
    set(null);
    tell('cancelled', current.id, current.from);
  }
  const held = (by: Sorting['by']) => (now.current?.before === order && now.current.by === by ? now.current : null);

  function follow(clientX: number, clientY: number) {
    const start = press.current;
    if (!start) return;
    Object.assign(start, { clientX, clientY });
    const [x, y] = [clientX + scrollX, clientY + scrollY];
    const offset = { x: x - start.x, y: y - start.y };
    if (!held('pointer') && Math.hypot(offset.x, offset.y) < slack) return;
    dragged.current = true;
    const current = held('pointer') ?? grab(start.id, 'pointer');
    set({ ...current, offset, to: slotAt(current.slots, x, y) ?? current.to });
  }
  function release(end: (current: Sorting) => void) {
    press.current = null;
    // The click of this release comes before the timer.
    setTimeout(() => (dragged.current = false));
    const current = held('pointer');
    if (current) end(current);
  }

  const latest = useRef({ follow, release, drop, cancel });
  useEffect(() => {
    latest.current = { follow, release, drop, cancel };
  });
  const by = sorting?.by;
  useEffect(() => {
    if (by === 'settling') {
      const timer = setTimeout(() => set(null), patience);
      return () => clearTimeout(timer);
    }
    if (by !== 'pointer') return undefined;
    let frame = requestAnimationFrame(function scroll() {
      const at = press.current;
      const step = !at ? 0 : at.clientY < edge ? -scrollStep : at.clientY > innerHeight - edge ? scrollStep : 0;
      if (at && step !== 0) {
        scrollBy(0, step);
        latest.current.follow(at.clientX, at.clientY);
      }
      frame = requestAnimationFrame(scroll);
    });
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current.release(latest.current.cancel);
    };
    addEventListener('keydown', escape);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', escape);
    };
  }, [by]);

  /** The pointer may leave the item at once, so the window is listened to until it is released. */
  function listen() {
    const over = new AbortController();
    const { signal } = over;
    addEventListener('pointermove', ({ clientX, clientY }) => latest.current.follow(clientX, clientY), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      addEventListener(
        type,
        () => {
          over.abort();
          latest.current.release(type === 'pointerup' ? latest.current.drop : latest.current.cancel);
        },
        { signal },
      );
    }
  }

  return {
    list,
    sorting,
    /** Props for each item. */
    itemProps: (id: string) => ({
      onPointerDown: ({ target, pointerType, button, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const closest = (selector: string) => (target as Element).closest(selector) !== null;
        // A finger on the picture scrolls the page; on the handle it drags.
        const taken = closest('[data-sort-handle]') || (pointerType === 'mouse' && closest('img'));
        if (button !== 0 || !taken || now.current?.by === 'keys') return;
        press.current = { id, x: clientX + scrollX, y: clientY + scrollY, clientX, clientY };
        listen();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        const current = held('keys');
        if (current?.id === id && !currentTarget.contains(relatedTarget)) drop(current);
      },
    }),
    /** Props for the handle. */
    handleProps: (id: string) => ({
      onClick: () => {
        if (dragged.current) return;
        const current = held('keys');
        if (current?.id === id) drop(current);
        else if (ids.length > 1) grab(id, 'keys');
      },
      onKeyDown: (event: KeyboardEvent) => {
        const current = held('keys');
        if (current?.id !== id) return;
        const to = keyTarget(event.key, current.to, ids.length, columnsOf(current.slots));
        if (to !== undefined) moveTo(current, to);
        else if (event.key === 'Escape') cancel(current);
        else return;
        event.preventDefault();
      },
    }),
    /** Moves a grabbed item back or forward, for the buttons beside it. */
    step: (places: -1 | 1) => {
      const current = held('keys');
      if (current) moveTo(current, Math.max(0, Math.min(ids.length - 1, current.to + places)));
    },
  };
}
