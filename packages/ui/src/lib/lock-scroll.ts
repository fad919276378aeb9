const locks = new WeakMap<Document, number>();

/** Stops the page behind a modal from scrolling, without a shift where its scrollbar was. Locks nest; returns the unlock function. */
export function lockScroll(page: Document): () => void {
  const root = page.documentElement;
  const change = (by: number) => {
    const count = (locks.get(page) ?? 0) + by;
    locks.set(page, count);
    return count;
  };
  if (change(1) === 1) {
    const scrollbar = (page.defaultView?.innerWidth ?? 0) - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => {
    if (change(-1) > 0) return;
    root.style.overflow = '';
    root.style.paddingInlineEnd = '';
  };
}
