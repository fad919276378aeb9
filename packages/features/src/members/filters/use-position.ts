import type { ApiClient } from '@heartline/api-client';
import { useState } from 'react';

import { useApi } from '../../shared/index.ts';

export type Found = NonNullable<Awaited<ReturnType<ApiClient['site']['geocode']>>['geocode']>;
/** `refused` by the person or the browser, `unsupported` by the browser, `unknown` to the device, `nowhere` near a place we know. */
export type PositionState = 'idle' | 'asking' | 'refused' | 'unsupported' | 'unknown' | 'failed' | 'nowhere';

/** Where the reader is, only when asked for: two decimals of it leave the browser, about a kilometre (SGN-07, security.md section 6). */
export function usePosition(onFound: (found: Found) => void) {
  const api = useApi();
  const [state, setState] = useState<PositionState>('idle');
  const find = async () => {
    // Absent in old browsers, and where the page is not served safely.
    const geolocation = (navigator as Partial<Navigator>).geolocation;
    if (!geolocation) return setState('unsupported');
    setState('asking');
    const position = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
      geolocation.getCurrentPosition(resolve, resolve, { timeout: 15_000, maximumAge: 3_600_000 }),
    );
    if (!('coords' in position)) return setState(position.code === 1 ? 'refused' : 'unknown');
    try {
      const [lat, lon] = [position.coords.latitude, position.coords.longitude].map((degrees) => degrees.toFixed(2));
      const { geocode } = await api.site.geocode({ lat: lat ?? '', lon: lon ?? '' });
      if (!geocode?.place) return setState('nowhere');
      setState('idle');
      onFound(geocode);
    } catch {
      setState('failed');
    }
  };
  return { state, find: () => void find() };
}
