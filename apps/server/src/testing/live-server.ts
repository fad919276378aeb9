import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

import type { EventHub } from '../platform/events.ts';
import { answerLive } from '../platform/http/live-answer.ts';

/** Serves only the streams of one member, over real connections: for intervals that no real server uses. */
export async function serveStreams(
  hub: EventHub,
  { memberId, sessionId }: { memberId: number; sessionId: string },
): Promise<{ url: string; close: () => void }> {
  const app = new Hono();
  app.get('/api/events', (context) => {
    const after = context.req.query('after');
    return answerLive(context, hub.stream(memberId, sessionId, after === undefined ? undefined : Number(after)));
  });
  const http = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, close: () => http.close() };
}
