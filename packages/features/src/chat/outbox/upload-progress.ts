import { createListeners } from '../../shared/listeners/listeners.ts';

const shares = new Map<string, number>();
const { subscribe, tell } = createListeners();

/** Uploaded share of a picture, from 0 to 1; undefined if no upload is running. */
export const progressOf = (clientId: string): number | undefined => shares.get(clientId);

export function setProgress(clientId: string, share: number | undefined): void {
  if (share === undefined) shares.delete(clientId);
  else shares.set(clientId, share);
  tell();
}

export const subscribeToProgress = subscribe;
