import { createECDH, hash } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

import webPush, { type RequestDetails, type RequestOptions } from 'web-push';

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Outage } from '../outage.ts';
import { systemTime, type Time } from '../time/time.ts';

/** The push address of one browser, and the keys with which only it can decrypt. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Push {
  /** Data for the service worker; nobody on the way can read it. */
  data: object;
  /** A later push about the same subject replaces one not yet delivered. Push services see it, so it is hashed. */
  about: string;
  /** Our contact for the operators of push services. */
  contact: string;
}

export interface PushSender {
  /** The key that browsers subscribe with (VAPID). */
  publicKey: string;
  /** Whether an address belongs to a push service of a browser: we send to no other (security.md section 7). */
  accepts: (endpoint: string) => boolean;
  /**
   * Hands a push to the browser's push service. `gone`: the subscription has ended, never existed, or has another key than ours. `refused`:
   * through a fault of ours that a retry would repeat.
   * @throws Outage when the service accepts none at the moment; another error for an invalid answer
   */
  deliver: (subscription: PushSubscription, push: Push) => Promise<'taken' | 'gone' | 'refused'>;
}

const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)?push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];
/** Seconds for which a push service keeps a push for a device without a network. */
const keptFor = 86_400;
const longestWait = 10_000;
/** Consecutive refusals by a service that accepted pushes before: from here on, it refuses us as a sender. */
const mostRefused = 20;

/** The recent answers of a push service to this process. */
interface Opinion {
  hasTaken: boolean;
  refused: number;
  /** The log has reported that the service refuses all our pushes. */
  told: boolean;
}

export function createPushSender(
  { vapidPrivateKey: privateKey, pushService }: Pick<Config, 'pushService'> & { vapidPrivateKey: string },
  log: Log,
  time: Time = systemTime,
): PushSender {
  const publicKey = publicKeyOf(privateKey);
  const isOurs = (endpoint: string) => pushService !== undefined && endpoint.startsWith(`${pushService}/`);
  const accepts = (endpoint: string) => isOurs(endpoint) || isPushEndpoint(endpoint);
  const opinions = new Map<string, Opinion>();

  /**
   * Decides what a service refuses: this subscription, if it accepts those of others (the page then subscribes again), or us as a sender.
   */
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
      const status = await post(message, isOurs(endpoint) ? lookup : lookupPublic, time.abortAfter(longestWait));
      const { host } = new URL(endpoint);
      const opinion = opinions.get(host) ?? { hasTaken: false, refused: 0, told: false };
      opinions.set(host, opinion);
      if (status >= 200 && status < 300) {
        Object.assign(opinion, { hasTaken: true, refused: 0, told: false });
        return 'taken';
      }
      if (status === 404 || status === 410) return 'gone';
      if (status === 401 || status === 403) return refusedBy(host, opinion, status);
      // The service refuses this very push, however often it is sent.
      if (status === 400 || status === 413) {
        log.error({ host, status }, 'the push service does not take this push');
        return 'refused';
      }
      const refusal = `the push service answered ${status}`;
      // The service of Windows answers 406 when we send too much.
      if (status >= 500 || status === 429 || status === 408 || status === 406) throw new Outage(refusal);
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

/** The encrypted and signed request (RFC 8291, 8292); undefined for invalid keys, as no browser could decrypt it. */
function messageFor(subscription: PushSubscription, data: string, options: RequestOptions): Message | undefined {
  try {
    return webPush.generateRequestDetails(subscription, data, options);
  } catch {
    return undefined;
  }
}

/** Returns the status of the answer. Redirects are not followed. */
async function post(
  { endpoint, method, headers, body }: Message,
  find: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  try {
    return await new Promise((resolve, reject) => {
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
 * An address as browsers write it: unchanged by their parser. In any other, for example with a backslash or a tab, another parser may find
 * another host.
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

/** Whether an address is public, not one of this machine or a local network. */
export const isPublicAddress = (address: string, family: number): boolean =>
  !inner.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** The name is on our list, but its addresses are checked when connecting: a name that resolves to a private one is refused. */
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
