import type { Locale } from '@heartline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { setUser, useSession } from '../session/session.queries.ts';
import { writeLocaleCookie } from './locale-cookie.ts';

const mutationKey = ['language'];

/**
 * Changes the language of this device at once, and a member's for all devices and mails (LOC-03). The shell loads the words when it
 * is told by `onChanged`; that the server could not store it does not take them back. Choices are sent one after the other: the last
 * one is what stays.
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
    // The site's own words come with its settings.
    void queryClient.invalidateQueries({ queryKey: ['settings'] });
    // What is on its way is not what the account has yet.
    if (user && (user.language !== locale || queryClient.isMutating({ mutationKey }) > 0)) mutate(locale);
  };
}
