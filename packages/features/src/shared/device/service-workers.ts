/** The browser's service workers, if supported. Accessing them throws where storage is denied. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}

/** Calls back for each push that arrives while this page is open; returns the function that stops it. */
export function onPushed(tell: () => void): () => void {
  const container = serviceWorkers();
  const listen = ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: unknown } | null)?.type === 'pushed') tell();
  };
  container?.addEventListener('message', listen);
  return () => container?.removeEventListener('message', listen);
}
