import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the application is hydrated. False in server-rendered HTML and during hydration: a form rendered there can be filled in, and
 * submitted once this is true.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
