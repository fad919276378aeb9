import type { User } from '@heartline/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { atThePress, setSharedDevice, showPasskey, startSession, useApi } from '../shared/index.ts';

export interface LoginValues {
  login: string;
  password: string;
  remember: boolean;
  /** Other people use this device, too: nothing is stored on it. */
  shared: boolean;
}

/**
 * Signs in, or learns that a second step is needed (`user` is null then). The client sends the password once, never repeats it: each
 * try counts (SES-08).
 */
export function useLogin(onSignedIn: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ shared, ...values }: LoginValues) => {
      // Before any data of the member arrives. A member who does not stay logged in stores nothing either.
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

/** Signs in with the code asked for after the correct password. Each try counts (SES-10). */
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

/** Asks once whether a mailed link is still valid, before the member types a new password. */
export function useResetLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => api.session.checkResetLink({ token }, { signal }),
    staleTime: Infinity,
  });
}
