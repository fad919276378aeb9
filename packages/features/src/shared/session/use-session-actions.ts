import type { User } from '@heartline/api-client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { sessionQueries, setUser } from './session.queries.ts';

/** Keys of data that are the same for everybody; all other cached data are for one viewer. */
const publicKeys = new Set(['settings', 'company-info', 'regions', 'clock', 'page', 'user']);

/** A member has signed in: removes the visitor's data from the cache, and adds the member. */
export function startSession(queryClient: QueryClient, user: User): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(String(queryKey[0])) });
  setUser(queryClient, user);
}

const logoutKey = ['logout'];

/**
 * The member is logging out here, or has logged out, and the next page is loading: the server's report that the session has ended is
 * expected, and nothing more may be requested for them.
 */
export const isLoggingOut = (queryClient: QueryClient): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: logoutKey })
    .some(({ state }) => state.status === 'pending' || state.status === 'success');

interface LeavingOptions {
  /** Leaves the page, which shows data of the member. */
  onSignedOut: () => void;
  onError?: (error: unknown) => void;
}

/** Ends the session on this device, and deletes the member's unsent texts on it (security.md section 9). */
export function useLogout(options: LeavingOptions) {
  const api = useApi();
  return useLeaving(() => api.session.logout(), options);
}

/** Performs an action that ends the session, with the steps of a log-out. */
export function useLeaving<Values = void>(
  end: (values: Values) => Promise<unknown>,
  { onSignedOut, onError }: LeavingOptions,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: async (values: Values) => {
      const memberId = queryClient.getQueryData<User | null>(['user'])?.id;
      // Requests on their way would be refused once the session is over.
      await queryClient.cancelQueries();
      // Loaded first: without its code, an ended session would leave the member's data on this device for good.
      const { forgetMember } = await import('./forget-member.ts');
      await end(values);
      if (memberId !== undefined) await forgetMember(memberId);
    },
    onSuccess: onSignedOut,
    onError: (error) => {
      void queryClient.invalidateQueries();
      onError?.(error);
    },
  });
}

/** Mails the activation link again, to the member or to the given address. */
export function useResendActivation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email?: string) => api.signup.resendActivation(email === undefined ? {} : { email }),
    // The address was confirmed on another device: no mail was sent, and pages stop asking for the confirmation.
    onSuccess: ({ already }) =>
      already ? queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey }) : undefined,
  });
}
