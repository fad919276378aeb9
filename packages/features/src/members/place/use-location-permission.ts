import { useSyncExternalStore } from 'react';

/** What is known of the permission before anybody is asked: `unknown` where the browser does not say (SGN-07). */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** Whether the browser lets this site know where it is; looked up without asking the reader. On the server nothing is known. */
export function useLocationPermission(): LocationPermission {
  return useSyncExternalStore(
    subscribe,
    () => (hasGeolocation() ? current : 'unsupported'),
    () => 'unknown',
  );
}

// Absent in old browsers, and where the page is not served safely.
const hasGeolocation = (): boolean => (navigator as Partial<Navigator>).geolocation !== undefined;

let current: LocationPermission = 'unknown';

function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let left = false;
  const tell = () => {
    current = status?.state ?? 'unknown';
    listener();
  };
  const ask = async () => {
    // Not every browser has it, and not every one that has it knows of this permission.
    const found = await navigator.permissions.query({ name: 'geolocation' });
    if (left) return;
    status = found;
    status.addEventListener('change', tell);
    tell();
  };
  void ask().catch(() => {
    current = 'unknown';
    listener();
  });
  return () => {
    left = true;
    status?.removeEventListener('change', tell);
  };
}
