import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PushSubscription } from '../../platform/push/push.ts';
import { openPush, vapidProblem, type BrowserKeys } from './push-crypto.ts';

/** A push as the browser's page receives it. */
export interface ReceivedPush {
  /** Endpoint of the browser. */
  endpoint: string;
  data: Record<string, unknown>;
  topic: string | undefined;
  urgency: string | undefined;
  ttl: number;
}

export interface PushService {
  origin: string;
  /** Subscribes a browser with the key of the server that may send to it. */
  subscribe: (publicKey: string) => PushSubscription;
  /** The browser is gone, or its user has withdrawn the permission. */
  end: (endpoint: string) => void;
  /** With a status, every push gets that answer; without one, the service works again. */
  fail: (status: number | undefined) => void;
  received: ReceivedPush[];
  /** Reasons of refused pushes. */
  refused: string[];
  close: () => Promise<void>;
}

/**
 * A push service and its browsers in one: accepts pushes by RFC 8030, checks the sender's key by RFC 8292, and decrypts as the browser
 * would, by RFC 8188 and 8291. It refuses what the services of the browsers' makers refuse, and records why.
 * @param port any free one by default
 */
export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, { keys: BrowserKeys; publicKey: string }>();
  const received: ReceivedPush[] = [];
  const refused: string[] = [];
  let failing: number | undefined;
  let origin = '';

  function take(request: IncomingMessage, body: Buffer): number {
    if (failing !== undefined) return failing;
    const endpoint = `${origin}${request.url ?? ''}`;
    const browser = browsers.get(endpoint);
    const { ttl, topic, urgency, authorization, 'content-encoding': encoding } = request.headers;
    const refuse = (status: number, why: string) => {
      refused.push(why);
      return status;
    };
    if (!browser) return 410;
    if (request.method !== 'POST') return refuse(405, 'not a POST');
    if (!/^\d+$/.test(String(ttl))) return refuse(400, 'no TTL');
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return refuse(400, 'a topic of other letters');
    if (urgency !== undefined && !['very-low', 'low', 'normal', 'high'].includes(String(urgency)))
      return refuse(400, 'an unknown urgency');
    const expected = { audience: origin, publicKey: browser.publicKey, now: new Date() };
    const problem = vapidProblem(authorization, expected);
    if (problem) return refuse(403, problem);
    if (encoding !== 'aes128gcm') return refuse(415, 'another encoding');
    if (body.length > 4_096) return refuse(413, 'too long');
    try {
      const data = JSON.parse(openPush(body, browser.keys)) as Record<string, unknown>;
      received.push({ endpoint, data, topic: topic?.toString(), urgency: urgency?.toString(), ttl: Number(ttl) });
    } catch (error) {
      return refuse(400, `cannot be opened: ${(error as Error).message}`);
    }
    return 201;
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = take(request, Buffer.concat(parts));
      response.writeHead(status, status === 201 ? { location: `${origin}/message/${received.length}` } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    subscribe(publicKey) {
      const endpoint = `${origin}/push/${randomBytes(16).toString('base64url')}`;
      const curve = createECDH('prime256v1');
      const keys = { publicKey: curve.generateKeys(), privateKey: curve.getPrivateKey(), auth: randomBytes(16) };
      browsers.set(endpoint, { keys, publicKey });
      const [p256dh, auth] = [keys.publicKey.toString('base64url'), keys.auth.toString('base64url')];
      return { endpoint, keys: { p256dh, auth } };
    },
    end: (endpoint) => void browsers.delete(endpoint),
    fail: (status) => {
      failing = status;
    },
    received,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
