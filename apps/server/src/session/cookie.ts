/** `__Host-` makes the browser refuse a cookie that is not Secure, has a Domain, or a Path other than "/" (security.md section 1). */
export const sessionCookieName = '__Host-heartline';
/** Tells a device that has signed in to this account before; such a device may try during a lock. */
export const deviceCookieName = '__Host-heartline-device';
/** Of who has given the right password and no code yet (decision "second step"). */
export const ticketCookieName = '__Host-heartline-ticket';
