/** `__Host-` makes the browser refuse a cookie that is not Secure, has a Domain, or a Path other than "/" (security.md section 1). */
export const sessionCookieName = '__Host-heartline';
/** Tells a device that has signed in to this account before; such a device may try during a lock. */
export const deviceCookieName = '__Host-heartline-device';

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && value.length <= 100) return value;
  }
  return undefined;
}

/** @param maxAge seconds; without it the cookie ends with the browser */
export function makeCookie(name: string, value: string, maxAge?: number): string {
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`;
}
