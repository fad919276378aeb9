import pTimeout from 'p-timeout';

import { serviceWorkers } from './service-workers.ts';

/** What a browser gives to the server: where it takes pushes, and the keys that only it can open them with. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Where the service worker was refused there will never be one. */
const longestWait = 10_000;

/** Whether this browser shows notifications, or may be asked to. */
export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const able = 'PushManager' in globalThis && 'Notification' in globalThis && serviceWorkers() !== undefined;
  return able ? Notification.permission : 'unsupported';
}

/** Tells of a permission that is given or taken away in the browser's own settings. */
export function watchPermission(onChange: () => void): () => void {
  const ending = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', onChange, { signal: ending.signal });
  };
  // A browser that cannot say so is asked when the page is next looked at.
  watch().catch(() => {});
  addEventListener('focus', onChange, { signal: ending.signal });
  return () => ending.abort();
}

/**
 * Subscribes this browser to the server's key; nothing when its reader says no. Call it in answer to a press: browsers ask nobody
 * otherwise, and Safari not even after something else was waited for.
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const ready = serviceWorkers()?.ready ?? Promise.reject(new Error('no service worker'));
  const { pushManager } = await pTimeout(ready, { milliseconds: longestWait });
  const known = await pushManager.getSubscription();
  // To another key nobody can send any more.
  if (known && !isFor(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Whether this browser still has its subscription to the server's key. Browsers may end it by themselves. */
export async function isDeviceSubscribed(publicKey: string): Promise<boolean> {
  const registration = await serviceWorkers()?.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  return known !== undefined && known !== null && isFor(known, publicKey);
}

/** Ends the browser's subscription, and takes away what it shows: the next person here sees nothing of it. */
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
