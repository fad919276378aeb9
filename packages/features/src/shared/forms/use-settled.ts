import * as time from '@heartline/api-client/time';
import { useEffect, useState } from 'react';

/** The value once it has stayed the same for this many milliseconds; until then the former one. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => time.after(milliseconds, () => setSettled(() => value)), [value, milliseconds]);
  return settled;
}
