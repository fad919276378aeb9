import type { Context } from 'hono';

/** Headers of every answer (security.md section 9). Pages set their own Content-Security-Policy with a nonce. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), interest-cohort=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Adds them. Caching is off unless an answer allows it. Answers to an address with a mailed token, or to that of a partner, even refusals,
 * forbid sending it as a referrer. Search engines do not index the page of a partner either.
 */
export function setSecurityHeaders(context: Context): void {
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  const ofPartner = /^(\/api)?\/partners\//.test(context.req.path);
  if (ofPartner || context.req.query('token') !== undefined) context.header('referrer-policy', 'no-referrer');
  if (ofPartner) context.header('x-robots-tag', 'noindex, nofollow');
  context.header('cache-control', 'no-store');
}
