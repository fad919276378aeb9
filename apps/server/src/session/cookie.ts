/** `__Host-` makes the browser refuse a cookie that is not Secure, has a Domain, or a Path other than "/" (security.md section 1). */
export const sessionCookieName = '__Host-heartline';
/** Identifies a device that has logged in to this account before; it may log in during a lock. */
export const deviceCookieName = '__Host-heartline-device';
/** For a browser that has given the right password but no code yet (decision "second step"). */
export const ticketCookieName = '__Host-heartline-ticket';
