import { useMutation, useQueryClient } from '@tanstack/react-query';

import { sessionQueries, useApi } from '../shared/index.ts';

/** Mails the link of one sign-up again that waits, and of no other with the same address. A server of the version before does not name it. */
export function useResendWaiting(waiting: string | undefined, email: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.signup.resendActivation(waiting === undefined ? { email } : { waiting }),
  });
}

/**
 * Confirms the e-mail address with the token of the mail, and the password of who is not logged in. A GET of the page changes nothing:
 * mail scanners open links too.
 */
export function useActivate(token: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password?: string) => api.signup.activate(password === undefined ? { token } : { token, password }),
    onSuccess: async ({ already }) => {
      // Somebody has pressed it before: the link says so.
      if (already) return queryClient.invalidateQueries({ queryKey: ['activation-link', token] });
      // Who was not signed in is from now on.
      await queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey });
      return onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['activation-link', token] }),
  });
}
