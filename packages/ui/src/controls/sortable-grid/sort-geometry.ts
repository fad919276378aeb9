/** Position and size of one item on the page, in pixels from its top left corner. */
export interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of an unmoved item while another moves between two indexes. */
export function shifted(index: number, from: number, to: number): number {
  if (index > from && index <= to) return index - 1;
  if (index < from && index >= to) return index + 1;
  return index;
}

/** The slot under a point; undefined between and outside of them. */
export function slotAt(slots: readonly Slot[], x: number, y: number): number | undefined {
  const found = slots.findIndex(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
  return found < 0 ? undefined : found;
}

/** Number of items in the first row. */
export const columnsOf = (slots: readonly Slot[]): number =>
  Math.max(1, slots.filter(({ top }) => Math.abs(top - (slots[0]?.top ?? 0)) < 1).length);

/** The index that a key moves to; undefined for keys that move nothing. */
export function keyTarget(key: string, at: number, count: number, columns: number): number | undefined {
  const wanted = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(count - 1, wanted));
}
