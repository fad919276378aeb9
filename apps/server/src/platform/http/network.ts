import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address that limits count by. Forwarding headers count only from configured proxies; IPv6 counts by its /64. */
export function networkOf(context: Context, trustedProxies: string[]): string {
  const direct = directAddress(context);
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = trustedProxies.includes(direct) && forwarded ? forwarded : direct;
  return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address.replace('::ffff:', '');
}

function directAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // app.request() in tests has no socket.
    return context.req.header('x-test-address') ?? 'test';
  }
}
