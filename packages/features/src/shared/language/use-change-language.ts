import type { Locale } from '@heartline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { setUser, useSession } from '../session/session.queries.ts';
import { writeLocaleCookie } from './locale-cookie.ts';

const mutationKey = ['language'];

/**
 * Changes the language of this device at once, and a member's for all devices and mails (LOC-03). The shell loads the texts on
 * `onChanged`; a failure to store the choice on the server does not revert them. Choices are sent one at a time, so that the last one
 * wins.
 */
export function useChangeLanguage(onChanged: (locale: Locale) => void): (locale: Locale) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const user = useSession();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'language' },
    mutationFn: (language: Locale) => api.session.saveLanguage({ language }),
    onSuccess: (answer) => setUser(queryClient, answer.user),
  });
  return (locale) => {
    writeLocaleCookie(locale);
    onChanged(locale);
    // The site's own texts are part of its settings.
    void queryClient.invalidateQueries({ queryKey: ['settings'] });
    // While another choice is on its way, the account's language is about to change.
    if (user && (user.language !== locale || queryClient.isMutating({ mutationKey }) > 0)) mutate(locale);
  };
}
