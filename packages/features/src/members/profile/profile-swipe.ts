import { isStill, moving } from '@heartline/ui/foundations/motion';

export type Way = 'previous' | 'next';

/** Pixels a finger must move before its direction is known. */
const slop = 12;
/** Pixels at both edges of the window, where a swipe belongs to the browser: back and forward. */
const edge = 28;
/** Share of the window's width after which releasing turns the page; a flick, in pixels a millisecond, needs less. */
const reach = 0.3;
const flick = 0.45;

const moved = (x: number) => `translate3d(${x}px,0,0)`;

/** Direction of the last turn: the next profile slides in from that side. */
let turned: Way | undefined;

/**
 * A sideways swipe over a profile opens the next or previous one. Scrollers and sliders, the edges of the window, two fingers, a zoomed
 * page, and selected text keep their own gestures. Returns the function that ends it.
 */
export function watchSwipes(area: HTMLElement, turn: (way: Way) => (() => void) | undefined): () => void {
  const over = new AbortController();
  // The browser still scrolls the page; nothing else moves sideways.
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
    // With a second finger it is no swipe any more.
    if (next.pointerId !== start.pointerId) return drop(next);
    const to = next.clientX - start.clientX;
    const down = Math.abs(next.clientY - start.clientY);
    if (!sideways && Math.max(Math.abs(to), down) < slop) return;
    if (!sideways && (down > Math.abs(to) / 1.5 || !getSelection()?.isCollapsed)) return over.abort();
    if (!sideways) clip(area, true);
    sideways = true;
    speed = (to - x) / Math.max(1, next.timeStamp - last);
    [x, last] = [to, next.timeStamp];
    // Without a profile on that side, it yields a little and stops.
    put(turn(wayOf(x)) ? x : x / 5);
  };
  const drop = (end: PointerEvent) => {
    // The pointerdown that began the swipe bubbles to this listener as well.
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

/** Clips the moving profile, so that it does not widen the page. */
function clip(area: HTMLElement, on: boolean): void {
  const frame = area.closest('main');
  if (frame) frame.style.overflowX = on ? 'clip' : '';
}

function slide(area: HTMLElement, from: Keyframe, to: Keyframe): void {
  clip(area, true);
  const animation = area.animate([from, to], moving);
  animation.onfinish = animation.oncancel = () => clip(area, false);
}

/** Whether no other element uses a swipe that begins here. */
function isFree({ clientX, target }: PointerEvent): boolean {
  if (clientX < edge || clientX > innerWidth - edge || (visualViewport?.scale ?? 1) > 1.01) return false;
  if (!(target instanceof Element) || target.closest('dialog, [popover], input, textarea, select')) return false;
  for (let node: Element | null = target; node && node !== document.body; node = node.parentElement) {
    const slides = node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX);
    if (slides) return false;
  }
  return true;
}
