import { useMutation, useQueryClient } from '@tanstack/react-query';

import { sessionQueries, useApi } from '../shared/index.ts';

/**
 * Mails the link of one waiting sign-up again, and of no other with the same address. A server of the former version does not name it.
 */
export function useResendWaiting(waiting: string | undefined, email: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.signup.resendActivation(waiting === undefined ? { email } : { waiting }),
  });
}

/**
 * Confirms the e-mail address with the token of the mail, and a visitor's password. A GET of the page changes nothing: mail scanners
 * open links too.
 */
export function useActivate(token: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password?: string) => api.signup.activate(password === undefined ? { token } : { token, password }),
    onSuccess: async ({ already }) => {
      // It was pressed earlier: the link reports that.
      if (already) return queryClient.invalidateQueries({ queryKey: ['activation-link', token] });
      // A visitor is signed in by the confirmation.
      await queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey });
      return onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['activation-link', token] }),
  });
}
