import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** `__Host-` makes the browser refuse a cookie that is not Secure, has a Domain, or a Path other than "/" (security.md section 1). */
export const sessionCookieName = '__Host-heartline';
/** Tells a device that has signed in to this account before; such a device may try during a lock. */
export const deviceCookieName = '__Host-heartline-device';

const longestValue = 100;

export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = parse(header ?? '', name)[name];
  return value && value.length <= longestValue ? value : undefined;
}

/** @param maxAge seconds; without it the cookie ends with the browser */
export function makeCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? {} : { maxAge };
  return generateCookie(name, value, { ...life, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
}
