import { createECDH, hash } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

import webPush, { type RequestDetails, type RequestOptions } from 'web-push';

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Outage } from '../outage.ts';

/** Where one browser takes pushes, and the keys that only it can open them with. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Push {
  /** What the service worker gets; nobody on the way can read it. */
  data: object;
  /** A later push about the same thing takes the place of one that has not arrived. Push services see it, so it is hashed. */
  about: string;
  /** Whom the push service may write to about us. */
  contact: string;
}

export interface PushSender {
  /** What browsers subscribe with (VAPID). */
  publicKey: string;
  /** Whether an address is one of a push service that browsers use: we send to nobody else (security.md section 7). */
  accepts: (endpoint: string) => boolean;
  /**
   * Hands a push to the browser's push service. `gone`: the browser has ended this subscription, never had such a one, or it is of
   * another key than ours. `refused`: by a fault of ours, and would be again.
   * @throws Outage when the service takes none at the moment; another error for an answer that is none
   */
  deliver: (subscription: PushSubscription, push: Push) => Promise<'taken' | 'gone' | 'refused'>;
}

const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];
/** Seconds for which a push service keeps what a device without a network has to wait for. */
const keptFor = 86_400;
const longestWait = 10_000;
/** Refusals one after the other of a service that has taken pushes before: now it is us whom it refuses. */
const mostRefused = 20;

/** What a push service has said lately, to this process. */
interface Opinion {
  hasTaken: boolean;
  refused: number;
  /** Its operator has been told that it takes none of ours. */
  told: boolean;
}

export function createPushSender(
  { vapidPrivateKey: privateKey, pushService }: Pick<Config, 'pushService'> & { vapidPrivateKey: string },
  log: Log,
): PushSender {
  const publicKey = publicKeyOf(privateKey);
  const isOurs = (endpoint: string) => pushService !== undefined && endpoint.startsWith(`${pushService}/`);
  const accepts = (endpoint: string) => isOurs(endpoint) || isPushEndpoint(endpoint);
  const opinions = new Map<string, Opinion>();

  /** Decides whom a service refuses: this subscription, where it takes those of others (the page then subscribes again), or us. */
  function refusedBy(host: string, opinion: Opinion, status: number): 'gone' | 'refused' {
    opinion.refused += 1;
    if (opinion.hasTaken && opinion.refused <= mostRefused) {
      log.info({ host, status }, 'a push service refuses one browser, which is forgotten');
      return 'gone';
    }
    if (!opinion.told) log.error({ host, status }, 'the push service refuses all of ours: look at the VAPID key');
    opinion.told = true;
    return 'refused';
  }

  return {
    publicKey,
    accepts,
    async deliver(subscription, { data, about, contact }) {
      const { endpoint } = subscription;
      if (!accepts(endpoint)) return 'gone';
      const vapidDetails = { subject: `mailto:${contact}`, publicKey, privateKey };
      const message = messageFor(subscription, JSON.stringify(data), {
        vapidDetails,
        TTL: keptFor,
        urgency: 'high',
        topic: hash('sha256', about, 'base64url').slice(0, 32),
      });
      if (!message) return 'gone';
      const status = await post(message, isOurs(endpoint) ? lookup : lookupPublic);
      const { host } = new URL(endpoint);
      const opinion = opinions.get(host) ?? { hasTaken: false, refused: 0, told: false };
      opinions.set(host, opinion);
      if (status >= 200 && status < 300) {
        Object.assign(opinion, { hasTaken: true, refused: 0, told: false });
        return 'taken';
      }
      if (status === 404 || status === 410) return 'gone';
      if (status === 401 || status === 403) return refusedBy(host, opinion, status);
      // It is this push that the service does not take, however often it is sent.
      if (status === 400 || status === 413) {
        log.error({ host, status }, 'the push service does not take this push');
        return 'refused';
      }
      const refusal = `the push service answered ${status}`;
      if (status >= 500 || status === 429 || status === 408) throw new Outage(refusal);
      throw new Error(refusal);
    },
  };
}

/** A key for a deployment that sets none, from its shared secret. */
export const vapidKeyFrom = (secret: string): string => hash('sha256', `vapid:${secret}`, 'base64url');

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

type Message = Pick<RequestDetails, 'endpoint' | 'method' | 'headers' | 'body'>;

/** The encrypted and signed request (RFC 8291, 8292); nothing for keys that no browser gives, as nobody could open it. */
function messageFor(subscription: PushSubscription, data: string, options: RequestOptions): Message | undefined {
  try {
    return webPush.generateRequestDetails(subscription, data, options);
  } catch {
    return undefined;
  }
}

/** The status of the answer. A redirect is an answer like any other, and is not followed. */
async function post({ endpoint, method, headers, body }: Message, find: LookupFunction): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  try {
    return await new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(longestWait);
      request(endpoint, { method, headers, lookup: find, signal }, (answer) => {
        answer
          .on('error', reject)
          .on('end', () => resolve(answer.statusCode ?? 0))
          .resume();
      })
        .on('error', reject)
        .end(body);
    });
  } catch (cause) {
    throw new Outage((cause as Error).message, { cause });
  }
}

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

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the whole internet, and not of a machine's or a house's own. */
export const isPublicAddress = (address: string, family: number): boolean =>
  !inner.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** The name is on our list, but who answers for it is asked when connecting: a name that leads inside leads nowhere. */
const lookupPublic: LookupFunction = (hostname, options, tell) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = error ? [] : found;
    if (!first) return tell(error ?? new Error('no address'), '');
    if (!found.every(({ address, family }) => isPublicAddress(address, family)))
      return tell(new Error('a push service has an address inside our own network'), '');
    if (options.all) return tell(null, found);
    tell(null, first.address, first.family);
  });
};
