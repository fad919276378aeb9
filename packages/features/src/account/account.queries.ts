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

/** Asks once what a mailed link would do; asking does not use the link up. */
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
    // The session may have ended since the page was opened; asking again shows that the link needs the password.
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
    // The password change replaced the session's cookie, so data loaded with the former one is fetched again.
    onSuccess: ({ user }) => {
      setUser(queryClient, user);
      return queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey });
    },
  });
}

/** Signs out one device, or with null all others. */
export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null ? api.account.endAllSessions() : api.account.endSession({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey }),
  });
}

/** Proofs of the account's owner: the password, and a code of the app, a recovery code or a passkey. */
export interface Proofs {
  password: string;
  code?: string;
  /** The browser asks for a passkey. */
  byPasskey?: boolean;
}

/** Turns the proofs into the body of a request, asking the browser for the passkey. @throws PasskeyError, and the errors of calls */
export async function showProofs(api: ApiClient, { password, code, byPasskey = false }: Proofs) {
  if (!byPasskey) return code === undefined ? { password } : { password, code };
  const { options } = await api.passkeys.askOwn();
  return { password, passkey: await showPasskey(options) };
}

/** Makes a key for an authenticator app. An error may mean that the second step has changed meanwhile, so its state is fetched again. */
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
    // Not awaited: only this answer carries the recovery codes, which are shown at once.
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
