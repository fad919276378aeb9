import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';

import { isStill, spring } from '../../foundations/motion/index.ts';

export type SwipeAnswer = 'like' | 'pass';

interface Swipe {
  /** The item on top, if there is one. */
  topKey: string | undefined;
  /** Whether the top card may be answered now. */
  enabled: boolean;
  /** No card may be visible, not even one that flies out. */
  empty: boolean;
  onAnswer: (answer: SwipeAnswer) => void;
  /** An answered item is on top again: the answer was undone. */
  onReturn: () => void;
}

interface Swiping {
  /** The card on top, which follows the pointer. */
  card: RefObject<HTMLDivElement | null>;
  /** An empty layer above the cards, in which answered cards fly out. */
  leaving: RefObject<HTMLDivElement | null>;
  /** Lets the top card fly out, and reports the answer at once. */
  answer: (answer: SwipeAnswer) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** Pixels before a press counts as a drag, so that links on the card can be pressed. */
const slop = 8;
/** Pixels per millisecond: a flick answers even if it is short. */
const flick = 0.5;
/** Share of the card's width after which releasing answers. */
const reach = 0.35;

const moved = (x: number, y: number) => `translate3d(${x}px,${y}px,0) rotate(${x / 18}deg)`;
/** Distance of the flight, to the right. */
const wayOf = (answer: SwipeAnswer) => (answer === 'like' ? innerWidth : -innerWidth);
const outside = (answer: SwipeAnswer) => moved(wayOf(answer), 40);

/**
 * Moves a card and both its stamps, `share` of the way to an answer: right for one, left for the other. Only transform and opacity
 * change, so nothing needs layout or paint; and nothing is measured, which would force a layout just before the next change.
 */
function move(card: HTMLElement, x = 0, y = 0, share = 0) {
  card.style.transform = x || y ? moved(x, y) : '';
  for (const { dataset, style } of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
    const shown = Math.min(1, Math.max(0, dataset['stamp'] === 'like' ? share : -share));
    style.opacity = `${shown}`;
    style.transform = `scale(${0.5 + shown / 2})`;
  }
}

/**
 * The top card follows the pointer and flies out when it is answered. A drag renders nothing, so that it keeps the display's frame
 * rate; a copy flies out, so that the next card can be answered meanwhile.
 */
export function useSwipe({ topKey, enabled, empty, onAnswer, onReturn }: Swipe): Swiping {
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef<HTMLDivElement>(null);
  const answered = useRef(new Map<string, SwipeAnswer>());

  /** `speed`: of the finger to the right, in pixels per millisecond. */
  const answer = (given: SwipeAnswer, speed = 0) => {
    const node = card.current;
    if (!enabled || !node || topKey === undefined) return;
    if (!isStill()) {
      const from = node.style.transform || 'none';
      // Measured before anything changes: afterwards the browser would need a layout first.
      const to = outside(given);
      const rest = spring((speed * 1000) / wayOf(given));
      const copy = node.cloneNode(true) as HTMLElement;
      move(copy, 0, 0, given === 'like' ? 1 : -1);
      leaving.current?.append(copy);
      copy.animate([{ transform: from }, { transform: to }], rest).onfinish = () => copy.remove();
    }
    move(node);
    answered.current.set(topKey, given);
    onAnswer(given);
  };

  // A returning card comes from the side where it left.
  const latest = useRef(onReturn);
  useLayoutEffect(() => {
    latest.current = onReturn;
  });
  useLayoutEffect(() => {
    const went = topKey === undefined ? undefined : answered.current.get(topKey);
    if (topKey === undefined || !went || !card.current) return;
    answered.current.delete(topKey);
    if (!isStill()) card.current.animate([{ transform: outside(went) }, { transform: 'none' }], spring());
    latest.current();
  }, [topKey]);
  // A card still flying would cover the panel that replaces the deck.
  useLayoutEffect(() => {
    if (empty) leaving.current?.replaceChildren();
  }, [empty]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const node = card.current;
    if (!enabled || event.button || !event.isPrimary || !node?.contains(event.target as Node)) return;
    const start = event.nativeEvent;
    const enough = node.clientWidth * reach;
    let [x, speed, last, dragging] = [0, 0, start.timeStamp, false];
    const over = new AbortController();
    const drag = (next: globalThis.PointerEvent) => {
      const to = next.clientX - start.clientX;
      speed = (to - x) / Math.max(1, next.timeStamp - last);
      [x, last] = [to, next.timeStamp];
      if (!dragging && Math.abs(x) > slop) {
        dragging = true;
        node.setPointerCapture(start.pointerId);
      }
      if (dragging) move(node, x, (next.clientY - start.clientY) / 3, x / enough);
    };
    const drop = (end: globalThis.PointerEvent) => {
      over.abort();
      if (!dragging) return;
      // It was a drag: the click under the pointer is suppressed.
      const press = new AbortController();
      const ignore = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', ignore, { capture: true, signal: press.signal });
      setTimeout(() => press.abort());
      const far = Math.abs(x) > enough || (Math.abs(speed) > flick && x * speed > 0);
      if (far && end.type === 'pointerup') return answer(x > 0 ? 'like' : 'pass', speed);
      const from = node.style.transform;
      move(node);
      if (!isStill()) node.animate([{ transform: from }, { transform: 'none' }], spring((speed * -1000) / x));
    };
    const { signal } = over;
    node.addEventListener('pointermove', drag, { signal });
    node.addEventListener('pointerup', drop, { signal });
    node.addEventListener('pointercancel', drop, { signal });
  };

  return { card, leaving, answer, onPointerDown };
}
