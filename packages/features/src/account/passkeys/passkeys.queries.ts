import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { atThePress, makePasskey, useApi } from '../../shared/index.ts';
import { accountQueries, showProofs, useReloadSecondStep, type Passkey, type Proofs } from '../account.queries.ts';

/** Proves the owner; what the browser needs to make a passkey comes back. */
export function useBeginPasskey() {
  const api = useApi();
  return useMutation({
    ...atThePress,
    mutationFn: async (proofs: Proofs) => await api.passkeys.begin(await showProofs(api, proofs)),
    onSettled: useReloadSecondStep(),
  });
}

/** Lets the browser make a passkey, and keeps it. What was made and not sent is sent with the next try: nobody is asked twice. */
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
    // Nothing is waited for: the recovery codes come with this answer alone, and are shown at once.
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
