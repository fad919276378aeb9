import { invalidFields } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { lockSubscriptions, saveSubscriptions, type StoredSubscription } from './push.store.ts';

/** Push services of the browsers. We send to nobody else, whatever a client asks for (security.md section 7). */
const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];
const most = 10;

/**
 * An address as browsers give it: the one that its parser would write. In any other, say with a backslash or a tab, another parser may
 * find another host.
 */
function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint) || endpoint.includes('\\')) return false;
  const { href, protocol, port, hostname, username, password } = new URL(endpoint);
  return (
    href === endpoint &&
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pushHosts.some((host) => host.test(hostname))
  );
}

/** Stores the browser's subscription, or forgets it (null). The oldest of more than ten goes. */
export async function subscribe(
  { sql }: Platform,
  viewer: MemberViewer,
  subscription: Omit<StoredSubscription, 'session'> | null,
): Promise<void> {
  if (subscription && !isPushEndpoint(subscription.endpoint))
    throw invalidFields({ 'subscription.endpoint': 'invalid' });
  await sql.begin(async (tx) => {
    const others = (await lockSubscriptions(tx, viewer.memberId)).filter(
      ({ session, endpoint }) => session !== viewer.sessionId && endpoint !== subscription?.endpoint,
    );
    const { endpoint, keys } = subscription ?? { endpoint: '', keys: undefined };
    const all = keys
      ? [...others, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, session: viewer.sessionId }]
      : others;
    await saveSubscriptions(tx, viewer.memberId, all.slice(-most));
  });
}
