import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * Values that clients carry but cannot read or change: for example cursors of lists whose order comes from hidden times. `bound` is the
 * context that the value belongs to; it cannot be opened in any other.
 */
export interface Sealer {
  seal: (value: object, bound: string) => string;
  /** undefined when it was not sealed here, or for another context. */
  open: (text: string, bound: string) => unknown;
}

const [ivLength, tagLength] = [12, 16];

export function createSealer(secret: string, purpose: string): Sealer {
  const key = createHmac('sha256', secret).update(`seal:${purpose}`).digest();
  return {
    seal(value, bound) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(text, bound) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= ivLength + tagLength) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
        decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const body = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
        return JSON.parse(body.toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}
