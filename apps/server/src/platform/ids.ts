import { hash } from 'node:crypto';

import { nanoid } from 'nanoid';

/** A public id: 96 random bits, nothing about order or number can be read from it (security.md section 2). */
export const newPublicId = (): string => nanoid(16);

/** A secret for a mailed link, a session or a file name: 192 random bits. */
export const newSecret = (): string => nanoid(32);

/** How secrets are stored: whoever reads the table cannot use them. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
