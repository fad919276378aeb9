import * as time from '@heartline/api-client/time';

const address = '/service-worker.js';

/** The browser's API, if supported; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The page's policy forbids plain strings as the address of a script (security.md section 9). */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('heartline', { createScriptURL: () => address }).createScriptURL(address) ?? address
  );
}

/** Lets the browser store the offline page, after the current page has loaded everything (NAV-12). */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    } catch {
      // Refused, or throwing on access, where storage is denied: then the browser's own error page shows.
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void register())
      : time.after(2_000, () => void register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
