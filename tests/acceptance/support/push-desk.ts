import { createServer } from 'node:http';

import { startPushService, type ReceivedPush } from '../../../apps/server/src/testing/push-service.ts';
import { pushDeskPort } from './site.ts';

/** What a browser gives to the server, and its page shows of it. */
export type Subscription = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>;

/**
 * The push service that stands in for those of the browsers' makers, which a test has no account at, with a desk where the tests
 * subscribe their browsers and fetch what has come for them. Gives its address, for PUSH_SERVICE.
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

/** What has come for a browser, opened as it would; fails where the service had to refuse anything. */
export async function pushedTo(endpoint: string): Promise<ReceivedPush[]> {
  const { pushes, refused } = await ask<{ pushes: ReceivedPush[]; refused: string[] }>({ of: endpoint });
  if (refused.length > 0) throw new Error(`the push service has refused: ${refused.join(', ')}`);
  return pushes;
}
