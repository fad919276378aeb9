import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useApi } from '../api/api-provider.tsx';
import { whenIdle } from '../lazy/when-idle.ts';
import { setUser, useSettings } from '../session/session.queries.ts';
import { isDeviceSubscribed, pushPermission, subscribeDevice } from '../device/push-device.ts';

/**
 * Subscribes again if the browser has ended its subscription, or the server has another key: the member has agreed, so nobody is asked.
 */
export function KeepPush() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pushPublicKey } = useSettings();
  const renew = useEffectEvent(async () => {
    if (pushPublicKey === null || pushPermission() !== 'granted' || (await isDeviceSubscribed(pushPublicKey))) return;
    const subscription = await subscribeDevice(pushPublicKey);
    const user = subscription && (await api.session.login({ push: '1', subscription })).user;
    if (user) setUser(queryClient, user);
  });
  useEffect(
    () =>
      whenIdle(() => {
        // A failure is retried with the next page.
        renew().catch(() => {});
      }),
    [],
  );
  return null;
}
