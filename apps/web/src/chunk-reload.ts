const key = 'heartline.chunk-reload';
const pause = 60_000;

/** NAV-08: after a release old chunks are gone; one full reload helps, and at most one in 60 s. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(read() ?? 0);
    if (!navigator.onLine || Date.now() - last < pause) return;
    event.preventDefault();
    try {
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage there is no telling how often it was tried, so it is not.
      return;
    }
    location.reload();
  });
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return String(Date.now());
  }
}
