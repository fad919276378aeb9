import { useSyncExternalStore } from 'react';

/** The permission before the member is asked: `unknown` if the browser does not reveal it (SGN-07). */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** Whether the browser lets this site locate the member; reads the permission without asking for it. Unknown on the server. */
export function useLocationPermission(): LocationPermission {
  return useSyncExternalStore(
    subscribe,
    () => (hasGeolocation() ? current : 'unsupported'),
    () => 'unknown',
  );
}

// Absent in old browsers, and on pages not served over HTTPS.
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
    // Not every browser has this API, and not every one that has it knows this permission.
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
