import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { useApi } from '../api/api-provider.tsx';
import { setUser, useSession, useSettings } from '../session/session.queries.ts';
import { forgetDevice, pushPermission, subscribeDevice, watchPermission } from '../device/push-device.ts';

/** State of pushes on this device (ACC-03). */
export type PushState = 'unsupported' | 'not_subscribed' | 'subscribed' | 'denied';

/** The state of this device; unsupported on the server. */
export function usePushState(): PushState {
  const { pushPublicKey } = useSettings();
  const user = useSession();
  const permission = useSyncExternalStore(watchPermission, pushPermission, () => 'unsupported' as const);
  if (pushPublicKey === null || !user || permission === 'unsupported') return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && user.pushSubscribed ? 'subscribed' : 'not_subscribed';
}

/** Switches pushes on this device on and off. On: the browser asks, and if the member refuses nothing changes. */
export function useSwitchPush() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pushPublicKey } = useSettings();
  return useMutation({
    mutationFn: async (on: boolean) => {
      const subscription = on && pushPublicKey !== null ? await subscribeDevice(pushPublicKey) : null;
      if (subscription === undefined) return;
      const { user } = await api.session.login({ push: '1', subscription });
      if (user) setUser(queryClient, user);
      // The server no longer sends pushes, so the browser's remaining subscription does no harm.
      if (!on) await forgetDevice().catch(() => {});
    },
  });
}
