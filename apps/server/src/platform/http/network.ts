import { isIPv6, SocketAddress } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address that rate limits use. Forwarding headers count only from configured proxies; IPv6 counts by its /64. */
export function networkOf(context: Context, trustedProxies: string[]): string {
  return networkName(addressOf(context, trustedProxies));
}

/** The visitor's own address; IPv4 always in dotted form. */
export function addressOf(context: Context, trustedProxies: string[]): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return unmapped(isFromProxy(context, trustedProxies) && forwarded ? forwarded : directAddress(context));
}

/** Whether a configured proxy forwards this request: then its headers count. */
export const isFromProxy = (context: Context, trustedProxies: string[]): boolean =>
  trustedProxies.includes(directAddress(context));

/** The /64 of an IPv6 address, in one spelling; any other address as it is. */
export function networkName(address: string): string {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return plain.slice(0, 45);
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address written as IPv6, in any spelling: RFC 4291 section 2.5.5.2 has several. Others are returned unchanged. */
function unmapped(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const spelt = new SocketAddress({ family: 'ipv6', address: address.split('%')[0] ?? '' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(spelt)?.[1] ?? address;
}

function directAddress(context: Context): string {
  try {
    return unmapped(getConnInfo(context).remote.address ?? 'unknown');
  } catch {
    // app.request() in tests has no socket.
    return context.req.header('x-test-address') ?? 'test';
  }
}
