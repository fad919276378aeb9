import { useState } from 'react';

interface Options {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
}

/** The text being written: held by the parent when `value` is given, here otherwise. */
export function useDraft({ value, defaultValue, onValueChange }: Options): [string, (next: string) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next) => {
      setOwn(next);
      onValueChange?.(next);
    },
  ];
}
