import * as time from '@heartline/api-client/time';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/**
 * Difference of the server's clock to this device's, in milliseconds, positive if this device is slow; written with each answer of
 * user.php.
 */
export const clockKey = ['clock'] as const;

/** Returns the server's time in milliseconds since 1970: `const now = useServerNow(); now()`. This device's clock may be wrong. */
export function useServerNow(): () => number {
  const queryClient = useQueryClient();
  return useCallback(() => time.now() + (queryClient.getQueryData<number>(clockKey) ?? 0), [queryClient]);
}

/** The server's time, refreshed every `interval` milliseconds, for countdowns and relative times. */
export function useTickingNow(interval: number): number {
  const { data: offset = 0 } = useQuery<number>({
    queryKey: clockKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [now, setNow] = useState(() => time.now());
  useEffect(() => time.every(interval, () => setNow(time.now())), [interval]);
  return now + offset;
}
