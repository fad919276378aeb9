import * as time from '@heartline/api-client/time';

import { serviceWorkers } from './service-workers.ts';

/** A browser's subscription: the address that takes pushes, and the keys with which only the browser can decrypt them. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Milliseconds; a service worker that was refused will never be ready. */
const longestWait = 10_000;

/** Whether this browser shows notifications, or can be asked to. */
export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const able = 'PushManager' in globalThis && 'Notification' in globalThis && serviceWorkers() !== undefined;
  return able ? Notification.permission : 'unsupported';
}

/** Reports a permission that is granted or revoked in the browser's own settings. */
export function watchPermission(onChange: () => void): () => void {
  const ending = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', onChange, { signal: ending.signal });
  };
  // A browser without these events is checked when the page is focused again.
  watch().catch(() => {});
  addEventListener('focus', onChange, { signal: ending.signal });
  return () => ending.abort();
}

/**
 * Subscribes this browser to the server's key; returns nothing if the member refuses. Must be called on a press: browsers do not ask
 * otherwise, and Safari not even after an await in between.
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const ready = serviceWorkers()?.ready ?? Promise.reject(new Error('no service worker'));
  const { pushManager } = await time.within(longestWait, () => ready);
  const known = await pushManager.getSubscription();
  // Nobody can send pushes to a subscription for another key.
  if (known && !isFor(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Whether this browser still has its subscription to the server's key. Browsers may end it themselves. */
export async function isDeviceSubscribed(publicKey: string): Promise<boolean> {
  const registration = await serviceWorkers()?.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  return known !== undefined && known !== null && isFor(known, publicKey);
}

/** Ends the browser's subscription and closes its notifications, so that the next person here sees none. */
export async function forgetDevice(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCodePoint(...key));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
