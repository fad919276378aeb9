import { createHash, randomBytes } from 'node:crypto';

/** A public id: 96 random bits, nothing about order or number can be read from it (security.md section 2). */
export const newPublicId = (): string => randomBytes(12).toString('base64url');

/** A secret for a mailed link, a session or a file name: 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** How secrets are stored: whoever reads the table cannot use them. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
