import type { User } from '@heartline/api-client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { sessionQueries, setUser } from './session.queries.ts';

/** What the site tells everybody; all else in the cache was told to somebody. */
const publicKeys = new Set(['settings', 'company-info', 'regions', 'clock', 'page', 'user']);

/** Somebody is signed in from now on: what was told to a visitor goes out of the cache, the member comes in. */
export function startSession(queryClient: QueryClient, user: User): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(String(queryKey[0])) });
  setUser(queryClient, user);
}

const logoutKey = ['logout'];

/** The member is logging out here: what the server then says of the session's end is no news. */
export const isLoggingOut = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: logoutKey }) > 0;

interface LeavingOptions {
  /** Leaves the page: what it shows belongs to a member. */
  onSignedOut: () => void;
  onError?: (error: unknown) => void;
}

/** Ends the session on this device, and takes from it what the member has not sent (security.md section 9). */
export function useLogout(options: LeavingOptions) {
  const api = useApi();
  return useLeaving(() => api.session.logout(), options);
}

/** Does what ends the session, as a log-out does. */
export function useLeaving<Values = void>(
  end: (values: Values) => Promise<unknown>,
  { onSignedOut, onError }: LeavingOptions,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: async (values: Values) => {
      const memberId = queryClient.getQueryData<User | null>(['user'])?.id;
      // What is still being asked for would be refused when the session is over.
      await queryClient.cancelQueries();
      await end(values);
      if (memberId === undefined) return;
      const { forgetMember } = await import('./forget-member.ts');
      await forgetMember(memberId);
    },
    onSuccess: onSignedOut,
    onError: (error) => {
      void queryClient.invalidateQueries();
      onError?.(error);
    },
  });
}

/** Mails the activation link again, to the member or to the address given. */
export function useResendActivation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email?: string) => api.signup.resendActivation(email === undefined ? {} : { email }),
    // Confirmed on another device: then no mail was sent, and no page goes on asking for it.
    onSuccess: ({ already }) =>
      already ? queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey }) : undefined,
  });
}
