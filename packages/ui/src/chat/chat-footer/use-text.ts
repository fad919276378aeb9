import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Options {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** Whether the composer looks the same with both texts. */
  alike: (one: string, other: string) => boolean;
}

interface Text {
  area: RefObject<HTMLTextAreaElement | null>;
  /** What the text area begins with. */
  initial: string;
  /** A text with which the composer looks as with the one that is in the area. */
  noted: string;
  /** Puts another text into the area. */
  write: (next: string) => void;
  onInput: () => void;
}

/**
 * The text being written. The text area holds it, and only a key that changes something beside it is a matter for React; a parent that
 * holds the text too is told of every key, and another value from there replaces it.
 */
export function useText({ value, defaultValue, onValueChange, alike }: Options): Text {
  const area = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(value ?? defaultValue);
  const [noted, setNoted] = useState(initial);

  const note = (text: string) => {
    if (area.current) grow(area.current);
    setNoted((before) => (alike(before, text) ? before : text));
  };
  const put = (text: string) => {
    if (area.current && area.current.value !== text) area.current.value = text;
    note(text);
  };
  /** What the parent has, as far as is known here. */
  const shared = useRef(value);
  const tell = (text: string) => {
    shared.current = text;
    onValueChange?.(text);
  };
  useLayoutEffect(() => {
    const given = value === shared.current ? undefined : value;
    shared.current = value;
    put(given ?? area.current?.value ?? '');
  });

  const write = (next: string) => {
    put(next);
    tell(next);
  };
  const onInput = () => {
    const text = area.current?.value ?? '';
    note(text);
    tell(text);
  };
  return { area, initial, noted, write, onInput };
}

/** Makes a text area as high as its text, where the browser has no `field-sizing`. */
function grow(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
