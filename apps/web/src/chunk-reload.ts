const key = 'heartline.chunk-reload';
const pause = 60_000;

/** NAV-08: after a release old chunks are gone; one full reload helps, and at most one in 60 s. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhereItHelps());
}

async function reloadWhereItHelps(): Promise<void> {
  const last = Number(read() ?? 0);
  if (Date.now() - last < pause || !(await siteAnswers())) return;
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no telling how often it was tried, so it is not.
    return;
  }
  location.reload();
}

/** While the network is away a reload would take the page that is there. */
async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/offline', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return String(Date.now());
  }
}
