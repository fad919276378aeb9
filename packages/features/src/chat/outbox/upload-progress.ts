const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Uploaded share of a picture, from 0 to 1; undefined if no upload is running. */
export const progressOf = (clientId: string): number | undefined => shares.get(clientId);

export function setProgress(clientId: string, share: number | undefined): void {
  if (share === undefined) shares.delete(clientId);
  else shares.set(clientId, share);
  for (const listener of listeners) listener();
}

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
