import { useSyncExternalStore } from 'react';

import { createListeners } from '../listeners/listeners.ts';
import { isInstalledApp } from './is-installed-app.ts';

/** How this device can install the site as an app, or that it has. `other`: by the browser's own menu, or not at all. */
export type InstallState = 'installed' | 'offered' | 'ios' | 'other';

/** In Chromium only: makes the browser ask, once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const { subscribe, tell } = createListeners();
const set = (prompt: InstallPrompt | undefined) => {
  kept = prompt;
  tell();
};

/** Keeps the browser's install prompt for a suitable moment. Must be called on page load: the event comes early and only once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => set(undefined));
}

/** Changes with the browser's offer; unknown on the server. */
export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, stateNow, () => 'other');

function stateNow(): InstallState {
  if (isInstalledApp()) return 'installed';
  if (kept) return 'offered';
  // Only Safari on iPhones and iPads has this property.
  return (navigator as { standalone?: boolean }).standalone === undefined ? 'other' : 'ios';
}

/** Makes the browser ask, which a press must trigger. Returns whether the reader accepted. */
export async function installApp(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  set(undefined);
  return (await prompt.prompt()).outcome === 'accepted';
}
