import { RawAnswer } from './raw-answer.ts';

/** For every picture: it can be displayed, but not run, framed or interpreted as another type (security.md section 5). */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  // Members agreed to be seen on the site, not to be found by search engines.
  'x-robots-tag': 'noindex',
};

/** A picture for staff, of which no cache keeps a copy. */
export const unstoredPicture = (bytes: Uint8Array): RawAnswer =>
  new RawAnswer(new Uint8Array(bytes), { ...pictureHeaders, 'cache-control': 'no-store' });
