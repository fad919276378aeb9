/** Size of the picture: fitting, larger, or at its maximum. */
export type ZoomLevel = 'fits' | 'zoomed' | 'largest';

export interface Zoom {
  /** Zooms in for a factor above 1, out below it, around the middle. Returns the new level. */
  by: (factor: number) => ZoomLevel;
  /** Moves a zoomed picture, in pixels. */
  pan: (x: number, y: number) => void;
  /** Resets the picture, and removes all listeners. */
  detach: () => void;
}

const most = 4;
const doubleTap = 2.5;
/** Milliseconds and pixels within which two taps are one double tap. */
const tapTime = 300;
const tapDistance = 24;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
const distance = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Zooms the `<img>` in `frame` by pinch, double tap and wheel, and by the returned functions; a drag moves it while it is larger than
 * its frame. Only its transform changes, so that the page needs no layout.
 */
export function attachZoom(frame: HTMLElement, onLevel: (level: ZoomLevel) => void): Zoom {
  let [scale, x, y] = [1, 0, 0];
  const image = frame.querySelector('img');

  const level = () => (scale >= most ? 'largest' : scale > 1 ? 'zoomed' : 'fits');

  /** Never leaves space in the frame that the picture could fill. */
  const show = (nextScale: number, nextX: number, nextY: number, smooth = false) => {
    if (!image) return;
    const { naturalWidth: width, naturalHeight: height } = image;
    const fit = Math.min(image.clientWidth / (width || 1), image.clientHeight / (height || 1)) * nextScale;
    const room = (size: number, shown: number) => Math.max(0, (size * fit - shown) / 2);
    scale = nextScale;
    x = clamp(nextX, room(width, frame.clientWidth));
    y = clamp(nextY, room(height, frame.clientHeight));
    image.style.transition = smooth ? 'transform var(--default-transition-duration) var(--ease-out)' : '';
    image.style.transform = scale > 1 ? `translate3d(${x}px,${y}px,0) scale(${scale})` : '';
    onLevel(level());
  };

  /** The point under `from` moves to `at`: the same point, unless fingers move. Without one, the middle stays. */
  const zoomTo = (wanted: number, at?: Point, from = at, smooth = false) => {
    const box = frame.getBoundingClientRect();
    const fromMiddle = (point?: Point): [number, number] =>
      point ? [point.clientX - box.left - box.width / 2, point.clientY - box.top - box.height / 2] : [0, 0];
    const next = Math.max(1, Math.min(most, wanted));
    const [toX, toY] = fromMiddle(at);
    const [fromX, fromY] = fromMiddle(from);
    show(next, toX - ((fromX - x) * next) / scale, toY - ((fromY - y) * next) / scale, smooth);
  };

  const fingers = new Map<number, PointerEvent>();
  const pair = () => {
    const [a, b] = fingers.values();
    return (
      a &&
      b && { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2, size: distance(a, b) || 1 }
    );
  };
  let moved = false;
  let lastTap: PointerEvent | undefined;

  const down = (event: PointerEvent) => {
    if (event.button) return;
    fingers.set(event.pointerId, event);
    moved = fingers.size > 1;
    if (moved || scale > 1) frame.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const before = pair();
    fingers.set(event.pointerId, event);
    const after = pair();
    if (distance(from, event) > 1) moved = true;
    if (before && after) zoomTo((scale * after.size) / before.size, after, before);
    else if (scale > 1) show(scale, x + event.clientX - from.clientX, y + event.clientY - from.clientY);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || moved || fingers.size > 0 || event.type === 'pointercancel') return;
    const again = lastTap && event.timeStamp - lastTap.timeStamp < tapTime && distance(event, lastTap) < tapDistance;
    lastTap = again ? undefined : event;
    if (again) zoomTo(scale > 1 ? 1 : doubleTap, event, event, true);
  };
  const wheel = (event: WheelEvent) => {
    // A pinch on a touchpad arrives as a wheel event with Ctrl. A sideways wheel turns the page, or moves the zoomed picture.
    const pinch = event.ctrlKey;
    const sideways = !pinch && Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways && scale === 1) return;
    event.preventDefault();
    if (sideways) show(scale, x - event.deltaX, y);
    else zoomTo(scale * Math.exp(-event.deltaY * (pinch ? 0.01 : 0.002)), event);
  };

  const events = new AbortController();
  const { signal } = events;
  for (const [type, listener] of Object.entries({
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    wheel,
  }))
    frame.addEventListener(type, listener as EventListener, { signal, passive: false });

  return {
    by: (factor) => {
      zoomTo(scale * factor, undefined, undefined, true);
      return level();
    },
    pan: (byX, byY) => show(scale, x + byX, y + byY, true),
    detach: () => {
      events.abort();
      show(1, 0, 0);
    },
  };
}
