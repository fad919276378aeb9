import type { KeyboardEvent } from 'react';

/** The key is meant for an input method: its Enter accepts a candidate, and its arrows move through them. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // 229: Safari ends a composition before its Enter arrives.
  nativeEvent.isComposing || keyCode === 229;
