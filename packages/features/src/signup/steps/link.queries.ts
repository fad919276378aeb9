import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/index.ts';

/** Asks once what a mailed link would do; asking does not use the link up. */
export function useActivationLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['activation-link', token],
    queryFn: ({ signal }) => api.signup.checkActivation({ token }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}
