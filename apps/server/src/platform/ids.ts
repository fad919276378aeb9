import { hash } from 'node:crypto';

import { nanoid } from 'nanoid';

/** A public id: 96 random bits, which reveal nothing about order or number (security.md section 2). */
export const newPublicId = (): string => nanoid(16);

/** A secret for a mailed link, a session or a file name: 192 random bits. */
export const newSecret = (): string => nanoid(32);

/** The stored form of secrets: a reader of the table cannot use them. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
