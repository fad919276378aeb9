import { useSyncExternalStore } from 'react';

/** How the site becomes an app on this device, or that it is one. `other`: by the browser's own menu, or not at all. */
export type InstallState = 'installed' | 'offered' | 'ios' | 'other';

/** Of Chromium: it asks the reader when told to, once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();
const set = (prompt: InstallPrompt | undefined) => {
  kept = prompt;
  for (const listener of listeners) listener();
};

/** Keeps the browser's own offer for when it suits the reader. Call it with the page: the offer comes early and only once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => set(undefined));
}

const isInstalledApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Changes as the browser offers; on the server nothing is known. */
export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, stateNow, () => 'other');

function stateNow(): InstallState {
  if (isInstalledApp()) return 'installed';
  if (kept) return 'offered';
  // Only Safari on iPhones and iPads has it.
  return (navigator as { standalone?: boolean }).standalone === undefined ? 'other' : 'ios';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the browser ask, in answer to a press. Says whether the reader said yes. */
export async function installApp(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  set(undefined);
  return (await prompt.prompt()).outcome === 'accepted';
}
