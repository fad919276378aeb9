import { useEffect, useRef, type RefObject } from 'react';

/** The element that gets the focus back when a form opened there closes, as it would be lost with the form. */
export function useReturningFocus<T extends HTMLElement>(closed: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  const was = useRef(closed);
  useEffect(() => {
    if (closed && !was.current) ref.current?.focus({ preventScroll: true });
    was.current = closed;
  }, [closed]);
  return ref;
}
