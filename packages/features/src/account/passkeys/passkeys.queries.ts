import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { atThePress, makePasskey, useApi } from '../../shared/index.ts';
import { accountQueries, showProofs, useReloadSecondStep, type Passkey, type Proofs } from '../account.queries.ts';

/** Proves the owner; the answer has the options for making a passkey. */
export function useBeginPasskey() {
  const api = useApi();
  return useMutation({
    ...atThePress,
    mutationFn: async (proofs: Proofs) => await api.passkeys.begin(await showProofs(api, proofs)),
    onSettled: useReloadSecondStep(),
  });
}

/** Makes a passkey and stores it. If sending it fails, the next try sends the same passkey, so that the browser does not ask twice. */
export function useAddPasskey() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = useReloadSecondStep();
  const made = useRef<{ options: string; response: string }>(undefined);
  return useMutation({
    ...atThePress,
    mutationFn: async ({ options, name }: { options: string; name: string }) => {
      if (made.current?.options !== options) made.current = { options, response: await makePasskey(options) };
      return await api.passkeys.add({ name, response: made.current.response });
    },
    // Not awaited: only this answer carries the recovery codes, which are shown at once.
    onSuccess: ({ passkey }) => {
      queryClient.setQueryData(accountQueries.passkeys(api).queryKey, (known) => known && [...known, passkey]);
      void queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey });
      reload();
    },
  });
}

export function useRenamePasskey() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; name: string }) => api.passkeys.rename(change),
    onSuccess: ({ passkey }) =>
      queryClient.setQueryData(accountQueries.passkeys(api).queryKey, (known) =>
        known?.map((one) => (one.id === passkey.id ? passkey : one)),
      ),
  });
}

export function useRemovePasskey() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = useReloadSecondStep();
  return useMutation({
    ...atThePress,
    mutationFn: async ({ id, proofs }: { id: string; proofs: Proofs }) =>
      await api.passkeys.remove({ id, ...(await showProofs(api, proofs)) }),
    onSuccess: (_answer, { id }) => {
      const without = (known: Passkey[] | undefined) => known?.filter((one) => one.id !== id);
      queryClient.setQueryData(accountQueries.passkeys(api).queryKey, without);
    },
    onSettled: reload,
  });
}
