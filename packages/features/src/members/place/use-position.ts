import type { ApiClient } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../shared/index.ts';

export type Found = NonNullable<Awaited<ReturnType<ApiClient['site']['geocode']>>['geocode']>;
/** `refused` by the member or the browser, `unsupported` by the browser, `unknown` to the device, `nowhere` near a known place. */
export type PositionState = 'idle' | 'asking' | 'refused' | 'unsupported' | 'unknown' | 'failed' | 'nowhere';

/** Milliseconds for which a found position is reused (SGN-07). It is not stored, and is lost with the page. */
const goodFor = 3_600_000;

/**
 * Latitude and longitude with two decimals, about a kilometre: nothing more precise is kept or leaves the browser (security.md section
 * 6).
 */
type Position = readonly [lat: string, lon: string];

const ask = (geolocation: Geolocation): Promise<Position> =>
  new Promise((resolve, reject) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude.toFixed(2), coords.longitude.toFixed(2)]),
      ({ code }) => reject(new PositionError(code === 1 ? 'refused' : 'unknown')),
      { timeout: 15_000, maximumAge: goodFor },
    ),
  );

class PositionError extends Error {
  readonly state: PositionState;
  constructor(state: PositionState) {
    super(state);
    this.state = state;
  }
}

/** Locates the member, only on request; within the hour the earlier position is reused (SGN-07). */
export function usePosition(onFound: (found: Found) => void) {
  const api = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<PositionState>('idle');
  const find = async () => {
    // Absent in old browsers, and on pages not served over HTTPS.
    const geolocation = (navigator as Partial<Navigator>).geolocation;
    if (!geolocation) return setState('unsupported');
    setState('asking');
    try {
      const [lat, lon] = await client.fetchQuery({
        queryKey: ['position'],
        queryFn: () => ask(geolocation),
        staleTime: goodFor,
        gcTime: goodFor,
        retry: false,
        // The device can locate itself without a network.
        networkMode: 'always',
      });
      const { geocode } = await api.site.geocode({ lat, lon });
      if (!geocode?.place) return setState('nowhere');
      setState('idle');
      onFound(geocode);
    } catch (error) {
      setState(error instanceof PositionError ? error.state : 'failed');
    }
  };
  return { state, find: () => void find() };
}
