import { useState } from 'react';

import { putInFront, type Keyed } from './keeps-end.ts';

/** The row below the last message: the typing dots, say. */
export const footerRow = Symbol('footer row');
export type Row<T> = T | typeof footerRow;

interface Rows<T> {
  items: readonly T[];
  rows: readonly Row<T>[];
  shift: boolean;
}

const rowsOf = <T>(items: readonly T[], hasFooter: boolean): readonly Row<T>[] =>
  hasFooter ? [...items, footerRow] : items;

/** The rows to draw, and whether this change prepended rows. Derived while rendering, so that no frame is wrong. */
export function useRows<T extends Keyed>(items: readonly T[], hasFooter: boolean): Rows<T> {
  const [state, setState] = useState<Rows<T>>(() => ({
    items,
    rows: rowsOf(items, hasFooter),
    shift: false,
  }));
  const hadFooter = state.rows.at(-1) === footerRow;
  if (state.items === items && hadFooter === hasFooter) return state;
  const next: Rows<T> = {
    items,
    rows: rowsOf(items, hasFooter),
    shift: state.items !== items && putInFront(state.items, items),
  };
  setState(next);
  return next;
}
