import type { Context } from 'hono';

/** Headers of every answer (security.md section 9). Pages set their own Content-Security-Policy with a nonce. */
export function setSecurityHeaders(context: Context): void {
  context.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'strict-origin-when-cross-origin');
  context.header('cross-origin-opener-policy', 'same-origin');
  context.header('cross-origin-resource-policy', 'same-origin');
  context.header(
    'permissions-policy',
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), interest-cohort=()',
  );
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}
