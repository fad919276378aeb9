import { isStill, moving } from '@heartline/ui/foundations/motion';

export type Way = 'previous' | 'next';

/** Pixels of a finger before it is known where it goes. */
const slop = 12;
/** Pixels at both edges of the window where a swipe is the browser's own: back and forward. */
const edge = 28;
/** Share of the window's width from which letting go turns the page; a flick, in pixels a millisecond, does so earlier. */
const reach = 0.3;
const flick = 0.45;

const moved = (x: number) => `translate3d(${x}px,0,0)`;

/** The way the last page was turned: the profile that comes then comes from there. */
let turned: Way | undefined;

/**
 * A finger that swipes sideways over a profile turns to the next one or the one before. What scrolls or slides itself keeps its own
 * swipes, and so do the edges of the window, two fingers, a page zoomed into, and selected text. Gives back what ends it.
 */
export function watchSwipes(area: HTMLElement, turn: (way: Way) => (() => void) | undefined): () => void {
  const over = new AbortController();
  // The page still scrolls by itself; sideways there is nothing else to move.
  area.style.touchAction = 'pan-y pinch-zoom';
  arrive(area);
  area.addEventListener('pointerdown', (start) => follow(area, start, turn, over.signal), { signal: over.signal });
  return () => over.abort();
}

function arrive(area: HTMLElement): void {
  if (turned && !isStill()) {
    const from = moved(turned === 'next' ? innerWidth / 3 : -innerWidth / 3);
    slide(area, { transform: from, opacity: 0 }, { transform: 'none', opacity: 1 });
  }
  turned = undefined;
}

function follow(
  area: HTMLElement,
  start: PointerEvent,
  turn: (way: Way) => (() => void) | undefined,
  ended: AbortSignal,
): void {
  if (start.pointerType !== 'touch' || !start.isPrimary || !isFree(start)) return;
  let [x, speed, last, sideways] = [0, 0, start.timeStamp, false];
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, ended]);
  const put = (to: number) => {
    if (!isStill()) area.style.transform = to ? moved(to) : '';
  };
  const follows = (next: PointerEvent) => {
    // A second finger: it is no swipe any more.
    if (next.pointerId !== start.pointerId) return drop(next);
    const to = next.clientX - start.clientX;
    const down = Math.abs(next.clientY - start.clientY);
    if (!sideways && Math.max(Math.abs(to), down) < slop) return;
    if (!sideways && (down > Math.abs(to) / 1.5 || !getSelection()?.isCollapsed)) return over.abort();
    if (!sideways) clip(area, true);
    sideways = true;
    speed = (to - x) / Math.max(1, next.timeStamp - last);
    [x, last] = [to, next.timeStamp];
    // Where nobody is, it gives way a little and holds.
    put(turn(wayOf(x)) ? x : x / 5);
  };
  const drop = (end: PointerEvent) => {
    // The press it began with comes by here, too.
    if (end === start) return;
    over.abort();
    if (!sideways) return;
    const far = Math.abs(x) > innerWidth * reach || (Math.abs(speed) > flick && x * speed > 0);
    const go = end.type === 'pointerup' && far ? turn(wayOf(x)) : undefined;
    const from = area.style.transform;
    put(0);
    clip(area, false);
    if (!go && !isStill()) slide(area, { transform: from }, { transform: 'none' });
    if (!go) return;
    turned = wayOf(x);
    go();
  };
  addEventListener('pointermove', follows, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', drop, { signal });
  addEventListener('pointerdown', drop, { signal });
}

const wayOf = (x: number): Way => (x < 0 ? 'next' : 'previous');

/** What is beside the window while a profile moves makes the page no wider. */
function clip(area: HTMLElement, on: boolean): void {
  const frame = area.closest('main');
  if (frame) frame.style.overflowX = on ? 'clip' : '';
}

function slide(area: HTMLElement, from: Keyframe, to: Keyframe): void {
  clip(area, true);
  const animation = area.animate([from, to], moving);
  animation.onfinish = animation.oncancel = () => clip(area, false);
}

/** Whether a swipe that begins here is anybody else's. */
function isFree({ clientX, target }: PointerEvent): boolean {
  if (clientX < edge || clientX > innerWidth - edge || (visualViewport?.scale ?? 1) > 1.01) return false;
  if (!(target instanceof Element) || target.closest('dialog, [popover], input, textarea, select')) return false;
  for (let node: Element | null = target; node && node !== document.body; node = node.parentElement) {
    const slides = node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX);
    if (slides) return false;
  }
  return true;
}
