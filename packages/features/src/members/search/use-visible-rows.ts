import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels above and below the window within which cards are drawn. */
const reach = 1_400;
/** Rows are added and removed in steps of this size. */
const step = 3;

interface Geometry {
  /** Width of the window that the other values were measured in. */
  width: number;
  columns: number;
  /** From the top of one row to the top of the next, px. */
  pitch: number;
  gap: number;
}
/** The last measured list, from which the next one gets the right height at once. */
let lastGeometry: Geometry | undefined;

const knownGeometry = () => (lastGeometry && lastGeometry.width === innerWidth ? lastGeometry : undefined);
/** There is no window on the server, which draws the first cards. */
const windowHeight = () => (typeof window === 'undefined' ? 0 : innerHeight);

export interface VisibleRows {
  /** Cards to draw: the first, and the one after the last. */
  from: number;
  to: number;
  /** Height of the cards that are not drawn, px. */
  before: number;
  after: number;
  /** The height of rows is known. */
  measured: boolean;
}

/**
 * Which cards of a grid of equally high cards to draw. Distant ones are replaced by empty space, so that a list of thousands costs no
 * more than one of dozens.
 */
export function useVisibleRows(grid: RefObject<HTMLUListElement | null>, count: number): VisibleRows {
  const [geometry, setGeometry] = useState(knownGeometry);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(windowHeight);

  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const look = () => {
      setHeight(innerHeight);
      const { pitch } = knownGeometry() ?? {};
      if (!pitch) return;
      const above = -list.getBoundingClientRect().top;
      setTop(Math.floor(above / pitch / step) * step);
    };
    const measure = () => {
      const next = geometryOf(list);
      if (!next) return;
      lastGeometry = next;
      setGeometry((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next));
      look();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [grid, count]);

  return rowsNear(geometry, top, count, height);
}

/**
 * The cards near a window of `height` px whose top is at row `top` of the list. At least one row, however far away: without a drawn row
 * none can be measured, and the list would stay empty.
 */
export function rowsNear(geometry: Geometry | undefined, top: number, count: number, height: number): VisibleRows {
  if (!geometry) return { from: 0, to: Math.min(count, 48), before: 0, after: 0, measured: false };
  const { columns, pitch } = geometry;
  const rows = Math.ceil(count / columns);
  const around = Math.ceil(reach / pitch);
  const onScreen = Math.ceil(height / pitch) + step;
  const last = Math.min(rows, Math.max(1, top + onScreen + around));
  const first = Math.max(0, Math.min(top - around, last - 1));
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * pitch,
    after: (rows - last) * pitch,
    measured: true,
  };
}

function geometryOf(list: HTMLUListElement): Geometry | undefined {
  const card = list.firstElementChild;
  if (!card) return undefined;
  const style = getComputedStyle(list);
  const height = card.getBoundingClientRect().height;
  const gap = Number.parseFloat(style.rowGap) || 0;
  if (height === 0) return undefined;
  return { width: innerWidth, columns: style.gridTemplateColumns.split(' ').length, pitch: height + gap, gap };
}
