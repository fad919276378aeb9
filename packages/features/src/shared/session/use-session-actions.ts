import type { User } from '@heartline/api-client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { endSession, setUser } from './session.queries.ts';

/** Somebody is signed in from now on: what a visitor had in the cache goes, the member comes in. */
export function startSession(queryClient: QueryClient, user: User): void {
  endSession(queryClient);
  setUser(queryClient, user);
}

/** Ends the session on this device. */
export function useLogout({
  onSignedOut,
  onError,
}: { onSignedOut?: () => void; onError?: (error: unknown) => void } = {}) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.session.logout(),
    onSuccess: () => {
      const memberId = queryClient.getQueryData<{ id: string } | null>(['user'])?.id;
      endSession(queryClient);
      if (memberId !== undefined)
        void import('./forget-member.ts').then(
          ({ forgetMember }) => forgetMember(memberId),
          () => undefined,
        );
      onSignedOut?.();
    },
    onError: (error) => onError?.(error),
  });
}

/** Mails the activation link again, to the member or to the address given. */
export function useResendActivation() {
  const api = useApi();
  return useMutation({
    mutationFn: (email?: string) => api.signup.resendActivation(email === undefined ? {} : { email }),
  });
}
