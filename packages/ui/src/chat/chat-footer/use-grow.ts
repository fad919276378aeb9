import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Makes a text area as high as its text, where the browser has no `field-sizing`. */
export function useGrow(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  return area;
}
