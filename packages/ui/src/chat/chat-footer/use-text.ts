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
  /** Initial content of the text area. */
  initial: string;
  /** A text that makes the composer look as it does with the text area's content. */
  noted: string;
  /** Replaces the content of the text area. */
  write: (next: string) => void;
  onInput: () => void;
}

/**
 * The text being written. The text area holds it, and React renders only if a key changes something beside it; a parent that controls
 * the text is told of every key, and a different value from it replaces the text.
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
  /** The parent's latest value known here. */
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

/** Fits the height of a text area to its text, in browsers without `field-sizing`. */
function grow(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
