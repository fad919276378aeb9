import { invalidFields } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { lockSubscriptions, saveSubscriptions, type StoredSubscription } from './push.store.ts';

const most = 10;

/** Stores the browser's subscription, or deletes it (null). Beyond ten the oldest is deleted. */
export async function subscribe(
  { sql, push }: Platform,
  viewer: MemberViewer,
  subscription: Omit<StoredSubscription, 'session'> | null,
): Promise<void> {
  if (subscription && !push.accepts(subscription.endpoint)) throw invalidFields({ 'subscription.endpoint': 'invalid' });
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
