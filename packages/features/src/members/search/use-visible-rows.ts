import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels above and below the window within which cards are drawn. */
const reach = 1_400;
/** Rows come and go so many at a time. */
const step = 3;

interface Geometry {
  /** Of the window, for which the rest holds. */
  width: number;
  columns: number;
  /** From the top of one row to the top of the next, px. */
  pitch: number;
  gap: number;
}
/** The last list measured: the next one has the right height from its first moment. */
let lastGeometry: Geometry | undefined;

const knownGeometry = () => (lastGeometry && lastGeometry.width === innerWidth ? lastGeometry : undefined);
/** The server knows no window, and draws the cards that come first. */
const windowHeight = () => (typeof window === 'undefined' ? 0 : innerHeight);

export interface VisibleRows {
  /** Cards to draw: from, and up to but without. */
  from: number;
  to: number;
  /** Room for those that are not drawn, px. */
  before: number;
  after: number;
  /** The size of rows is known. */
  measured: boolean;
}

/**
 * Which cards of a grid of equally high cards are worth drawing. Those far away leave room instead, so that a list of thousands costs
 * no more than one of dozens.
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
 * The cards near a window of `height` px whose top is at row `top` of the list. One row at least, however far away: where none is drawn,
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
