import { RawAnswer } from './raw-answer.ts';

/** Of every picture: it can be shown, but not run, framed or taken for something else (security.md section 5). */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  // Members agreed to be seen here, not to be found elsewhere.
  'x-robots-tag': 'noindex',
};

/** A picture for staff, of which no copy stays behind. */
export const unstoredPicture = (bytes: Uint8Array): RawAnswer =>
  new RawAnswer(new Uint8Array(bytes), { ...pictureHeaders, 'cache-control': 'no-store' });
