export interface Placement {
  /** The side of the anchor on which it opens; the other side if there is no space. */
  side: 'top' | 'bottom';
  /** Which edges line up. */
  align: 'start' | 'center' | 'end';
  /** Distance to the anchor in pixels. */
  gap?: number;
}

/** Pixels that stay free at the edge of the window. */
const edge = 8;

let names = 0;

/** Positions an element of the top layer next to its anchor, and keeps it there. Returns the function that undoes it. */
export function place(anchor: HTMLElement, floating: HTMLElement, placement: Placement): () => void {
  const native = typeof CSS !== 'undefined' && CSS.supports('position-area', 'bottom');
  return native ? placeByCss(anchor, floating, placement) : placeByHand(anchor, floating, placement);
}

const areas = { start: 'span-right', center: '', end: 'span-left' } as const;

function placeByCss(anchor: HTMLElement, floating: HTMLElement, { side, align, gap = 6 }: Placement) {
  const name = `--anchor-${(names += 1)}`;
  const before = anchor.style.getPropertyValue('anchor-name');
  anchor.style.setProperty('anchor-name', before ? `${before}, ${name}` : name);
  floating.style.setProperty('position-anchor', name);
  floating.style.setProperty('position-area', `${side} ${areas[align] || 'center'}`);
  floating.style.setProperty(
    'position-try-fallbacks',
    'flip-block, flip-inline, flip-block flip-inline, --in-window, --in-window flip-block',
  );
  // The gap on the anchor's side, the free strip on the window's side; the fallbacks mirror both.
  const [above, below] = side === 'top' ? [edge, gap] : [gap, edge];
  const [left, right] = [align === 'start' ? 0 : edge, align === 'end' ? 0 : edge];
  floating.style.setProperty('margin', `${above}px ${right}px ${below}px ${left}px`);
  floating.style.setProperty('inset', 'auto');
  // A centred area is no wider than its anchor; the content may be.
  if (align === 'center') {
    floating.style.setProperty('position-area', side);
    floating.style.setProperty('justify-self', 'anchor-center');
  }
  return () => {
    if (before) anchor.style.setProperty('anchor-name', before);
    else anchor.style.removeProperty('anchor-name');
  };
}

/** For browsers without anchor positioning. Also exported for its test. */
export function placeByHand(anchor: HTMLElement, floating: HTMLElement, { side, align, gap = 6 }: Placement) {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return () => {};
  const update = () => {
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = floating;
    const fits = { top: at.top - gap - height >= edge, bottom: at.bottom + gap + height <= view.innerHeight - edge };
    const other = side === 'top' ? 'bottom' : 'top';
    const used = !fits[side] && fits[other] ? other : side;
    const left = { start: at.left, center: at.left + at.width / 2 - width / 2, end: at.right - width }[align];
    Object.assign(floating.style, {
      position: 'fixed',
      margin: '0',
      inset: 'auto',
      top: `${used === 'top' ? at.top - gap - height : at.bottom + gap}px`,
      left: `${Math.max(edge, Math.min(left, view.innerWidth - width - edge))}px`,
    });
  };
  update();
  view.addEventListener('scroll', update, { capture: true, passive: true });
  view.addEventListener('resize', update);
  return () => {
    view.removeEventListener('scroll', update, { capture: true });
    view.removeEventListener('resize', update);
  };
}
