import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the application is here. Not in what the server renders, nor while that is taken over: a form that is drawn there can be filled
 * in, and sent from then on.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
