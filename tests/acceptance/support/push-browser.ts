import { expect, type Page, type Worker } from '@playwright/test';

import type { ReceivedPush } from '../../../apps/server/src/testing/push/push-service.ts';
import { pushedTo, subscribeAtDesk, type Subscription } from './push-desk.ts';

/** The part of a service worker used from outside it. */
interface Scope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string | URL) => Promise<null> };
  NotificationEvent: new (type: string, about: { notification: Notification }) => Event;
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<unknown> } };
}

/** A browser that uses our push service instead of its maker's; its service worker is the real one. */
export interface PushBrowser {
  /** Its push endpoint; undefined while it is not subscribed. */
  endpoint: () => string | undefined;
  /** The pushes received, once there are some. */
  received: () => Promise<ReceivedPush[]>;
  /** Delivers the push to the service worker, as a browser does after decrypting it. */
  deliver: (push: ReceivedPush) => Promise<void>;
  /** The text of its notifications. */
  shown: () => Promise<{ title: string; body: string; language: string }[]>;
  /** Presses the one visible notification; returns the action that the service worker requests from the browser. */
  press: () => Promise<{ act: 'opens' | 'focuses'; url: string }>;
}

/**
 * Chromium subscribes only at its maker's service, and never in a test: subscribing is simulated, and everything after it is Chromium's
 * own. Headless, it shows notifications to nobody, so a press is simulated by its event, with the browser's notification; only the
 * browser's reaction to a real press, opening and focusing a tab, is recorded instead of done.
 */
export async function pushBrowser(page: Page, origin: string): Promise<PushBrowser> {
  let current: (Subscription & { key: string }) | undefined;
  const context = page.context();
  await context.exposeFunction('ofThePushService', async (act: 'known' | 'subscribe' | 'end', key = '') => {
    if (act === 'subscribe') current = { ...(await subscribeAtDesk(key)), key };
    if (act === 'end') current = undefined;
    return current ?? null;
  });
  await context.addInitScript(() => {
    const service = (window as unknown as { ofThePushService: (act: string, key?: string) => Promise<never> })
      .ofThePushService;
    const asBrowsersGive = (known: (Subscription & { key: string }) | null) =>
      known && {
        options: {
          applicationServerKey: Uint8Array.from(atob(known.key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
            letter.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint: known.endpoint, keys: known.keys }),
        unsubscribe: async () => (await service('end')) === null,
      };
    const { prototype } = window.PushManager;
    prototype.getSubscription = async () => asBrowsersGive(await service('known')) as never;
    prototype.subscribe = async (options) =>
      asBrowsersGive(
        await service('subscribe', (options as { applicationServerKey: string }).applicationServerKey),
      ) as never;
  });
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const shown = async () =>
    await (
      await worker()
    ).evaluate(async () => {
      const { registration } = self as unknown as Scope;
      return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, language: lang }));
    });
  return {
    endpoint: () => current?.endpoint,
    async received() {
      let pushes: ReceivedPush[] = [];
      const arrived = async () => (pushes = await pushedTo(current?.endpoint ?? '')).length;
      await expect.poll(arrived, { intervals: [50] }).toBeGreaterThan(0);
      return pushes;
    },
    async deliver({ data }) {
      const session = await context.newCDPSession(page);
      const ids: string[] = [];
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const one of registrations)
          if (one.scopeURL.startsWith(origin) && !one.isDeleted) ids.push(one.registrationId);
      });
      await session.send('ServiceWorker.enable');
      await expect.poll(() => ids.length).toBeGreaterThan(0);
      const registrationId = ids.at(-1) ?? '';
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
      await session.detach();
    },
    shown,
    async press() {
      await expect.poll(async () => (await shown()).length).toBe(1);
      return await (
        await worker()
      ).evaluate(async () => {
        const scope = self as unknown as Scope;
        const [notification] = await scope.registration.getNotifications();
        if (!notification) throw new Error('nothing is shown');
        return await new Promise((resolve) => {
          scope.WindowClient.prototype.focus = async function focus() {
            resolve({ act: 'focuses', url: this.url });
          };
          scope.clients.openWindow = async (url) => {
            resolve({ act: 'opens', url: String(url) });
            return null;
          };
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
        });
      });
    },
  };
}
