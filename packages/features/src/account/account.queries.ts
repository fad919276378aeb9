import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { atThePress, sessionQueries, setUser, showPasskey, useApi } from '../shared/index.ts';

export type ProfileChanges = NonNullable<Parameters<ApiClient['account']['update']>[0]>;
export type SecondStep = Awaited<ReturnType<ApiClient['secondStep']['get']>>;
export type Passkey = Awaited<ReturnType<ApiClient['passkeys']['list']>>['passkeys'][number];
export type Device = Awaited<ReturnType<ApiClient['account']['sessions']>>['sessions'][number];

export const accountQueries = {
  devices: (api: ApiClient) =>
    queryOptions({
      queryKey: ['devices'],
      queryFn: async ({ signal }): Promise<Device[]> => (await api.account.sessions({}, { signal })).sessions,
    }),
  secondStep: (api: ApiClient) =>
    queryOptions({
      queryKey: ['second-step'],
      queryFn: ({ signal }): Promise<SecondStep> => api.secondStep.get({}, { signal }),
    }),
  passkeys: (api: ApiClient) =>
    queryOptions({
      queryKey: ['passkeys'],
      queryFn: async ({ signal }): Promise<Passkey[]> => (await api.passkeys.list({}, { signal })).passkeys,
    }),
};

export function useSaveProfile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => api.account.update(changes),
    onSuccess: ({ user }) => setUser(queryClient, user),
  });
}

export interface EmailChange {
  email: string;
  password: string;
}

export function useRequestEmailChange() {
  const api = useApi();
  return useMutation({ mutationFn: (change: EmailChange) => api.account.requestEmailChange(change) });
}

/** Asks once what a mailed link brings; it stays as it is. */
export function useEmailLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => api.account.checkEmailLink({ token }, { signal }),
    staleTime: Infinity,
  });
}

export function useConfirmEmailChange(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password?: string) =>
      api.account.confirmEmailChange(password === undefined ? { token } : { token, password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey }),
    // The session may have ended since the page was opened: then the link asks for the password.
    onError: () => queryClient.invalidateQueries({ queryKey: ['email-link', token] }),
  });
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

export function useChangePassword() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => api.account.changePassword(change),
    // News: what was asked with the session's former cookie is asked again.
    onSuccess: ({ user }) => {
      setUser(queryClient, user);
      return queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey });
    },
  });
}

/** Signs one device out, or with null every other one. */
export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null ? api.account.endAllSessions() : api.account.endSession({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey }),
  });
}

/** What proves that it is the owner: the password, and a code of the app, a recovery code or a passkey. */
export interface Proofs {
  password: string;
  code?: string;
  /** The browser asks for a passkey. */
  byPasskey?: boolean;
}

/** Makes of them what the server is told: a passkey is asked for here. @throws PasskeyError, and what calls throw */
export async function showProofs(api: ApiClient, { password, code, byPasskey = false }: Proofs) {
  if (!byPasskey) return code === undefined ? { password } : { password, code };
  const { options } = await api.passkeys.askOwn();
  return { password, passkey: await showPasskey(options) };
}

/** Makes a key for an authenticator app. What the server says has changed meanwhile is asked for anew. */
export function useBeginSecondStep() {
  const api = useApi();
  const reload = useReloadSecondStep();
  return useMutation({
    ...atThePress,
    mutationFn: async (proofs: Proofs) => await api.secondStep.begin(await showProofs(api, proofs)),
    onError: reload,
  });
}

export function useSwitchOnSecondStep() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = useReloadSecondStep();
  return useMutation({
    mutationFn: (code: string) => api.secondStep.switchOn({ code }),
    // Nothing is waited for: the recovery codes come with this answer alone, and are shown at once.
    onSettled: () => {
      reload();
      void queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey });
    },
  });
}

export function useRenewRecoveryCodes() {
  const api = useApi();
  return useMutation({
    ...atThePress,
    mutationFn: async (proofs: Proofs) => await api.secondStep.renewRecoveryCodes(await showProofs(api, proofs)),
    onSettled: useReloadSecondStep(),
  });
}

export function useSwitchOffSecondStep() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = useReloadSecondStep();
  return useMutation({
    ...atThePress,
    mutationFn: async (proofs: Proofs) => await api.secondStep.switchOff(await showProofs(api, proofs)),
    onSuccess: () =>
      queryClient.setQueryData(
        accountQueries.secondStep(api).queryKey,
        (known) =>
          known && {
            ...known,
            onSince: null,
            recoveryCodesLeft: known.passkey === 'none' ? 0 : known.recoveryCodesLeft,
          },
      ),
    onSettled: reload,
  });
}

export function useReloadSecondStep(): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountQueries.secondStep(api).queryKey });
}
