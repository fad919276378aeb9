import type { User } from '@heartline/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { atThePress, setSharedDevice, showPasskey, startSession, useApi } from '../shared/index.ts';

export interface LoginValues {
  login: string;
  password: string;
  remember: boolean;
  /** Others use this device, too: nothing is kept on it. */
  shared: boolean;
}

/**
 * Signs in, or finds out that a code is asked for besides (`user` is null then). The password is sent once, never repeated by the client:
 * each try counts (SES-08).
 */
export function useLogin(onSignedIn: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ shared, ...values }: LoginValues) => {
      // Before anything of the member comes. Who does not stay logged in keeps nothing either.
      setSharedDevice(shared || !values.remember);
      return api.session.login(values);
    },
    onSuccess: ({ user }) => {
      if (!user) return;
      startSession(queryClient, user);
      onSignedIn(user);
    },
  });
}

/** Signs in with the code that is asked for after the right password. Each try counts (SES-10). */
export function usePassSecondStep(onSignedIn: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.secondStep.pass({ code }),
    onSuccess: ({ user }) => {
      startSession(queryClient, user);
      onSignedIn(user);
    },
  });
}

/** The same with a passkey, for which the browser asks. */
export function usePassWithPasskey(onSignedIn: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...atThePress,
    mutationFn: async () => {
      const { options } = await api.passkeys.ask();
      return await api.secondStep.pass({ passkey: await showPasskey(options) });
    },
    onSuccess: ({ user }) => {
      startSession(queryClient, user);
      onSignedIn(user);
    },
  });
}

export function useRequestPasswordReset() {
  const api = useApi();
  return useMutation({ mutationFn: (email: string) => api.session.requestPasswordReset({ email }) });
}

export function useResetPassword(token: string) {
  const api = useApi();
  return useMutation({ mutationFn: (password: string) => api.session.resetPassword({ token, password }) });
}

/** Asks once whether a mailed link is still good: whoever opens an old one need not write a password to learn it. */
export function useResetLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => api.session.checkResetLink({ token }, { signal }),
    staleTime: Infinity,
  });
}
