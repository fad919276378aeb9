import { createServer } from 'node:http';

import { startPushService, type ReceivedPush } from '../../../apps/server/src/testing/push/push-service.ts';
import { pushDeskPort } from './site.ts';

/** The data that a browser gives to the server for its subscription. */
export type Subscription = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>;

/**
 * A push service in place of those of the browsers' makers, at which tests have no account, with a desk where tests subscribe their
 * browsers and fetch their pushes. Returns its address, for PUSH_SERVICE.
 */
export async function openPushDesk(): Promise<string> {
  const service = await startPushService();
  const answer = (path: string): unknown => {
    const asked = new URL(path, service.origin);
    const key = asked.searchParams.get('key');
    if (key !== null) return service.subscribe(key);
    const endpoint = asked.searchParams.get('of');
    return { pushes: service.received.filter((push) => push.endpoint === endpoint), refused: service.refused };
  };
  const desk = createServer((request, response) => response.end(JSON.stringify(answer(request.url ?? '/'))));
  await new Promise<void>((resolve) => desk.listen(pushDeskPort, '127.0.0.1', resolve));
  return service.origin;
}

async function ask<T>(query: Record<string, string>): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${pushDeskPort}/?${new URLSearchParams(query)}`);
  return (await answer.json()) as T;
}

export const subscribeAtDesk = (key: string): Promise<Subscription> => ask<Subscription>({ key });

/** The pushes for a browser, decrypted as it would; fails if the service had to refuse any. */
export async function pushedTo(endpoint: string): Promise<ReceivedPush[]> {
  const { pushes, refused } = await ask<{ pushes: ReceivedPush[]; refused: string[] }>({ of: endpoint });
  if (refused.length > 0) throw new Error(`the push service has refused: ${refused.join(', ')}`);
  return pushes;
}
