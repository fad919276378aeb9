const address = '/service-worker.js';

/** Of the browser, where it has it; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The page's policy takes no plain text for the address of a script (security.md section 9). */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('heartline', { createScriptURL: () => address }).createScriptURL(address) ?? address
  );
}

/** Lets the browser keep the offline page, once the page that is wanted now has everything (NAV-12). */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    } catch {
      // Refused where storage is denied, or not even to be asked for: then the browser's own page shows.
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void register())
      : setTimeout(() => void register(), 2_000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
