import { createDecipheriv, createECDH, hkdfSync, verify } from 'node:crypto';

/** Keys that only the browser has: the private key is needed to decrypt its pushes. */
export interface BrowserKeys {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

const bytes = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts the body of a push as a browser does (RFC 8291 over RFC 8188), without the library that encrypted it.
 * @throws when it was made for other keys, was altered, or has more than one record
 */
export function openPush(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const ours = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, ours);
  const record = body.subarray(ours);
  if (senderKey.length !== 65) throw new Error('the key of the sender is no point of P-256');
  if (recordSize < 18 || record.length > recordSize) throw new Error('a push has one record');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = bytes(curve.computeSecret(senderKey), auth, info, 32);
  const key = bytes(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = bytes(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const opened = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record ends with 2 and then padding.
  const end = opened.findLastIndex((byte) => byte !== 0);
  if (opened[end] !== 2) throw new Error('the record is not the last one');
  return opened.subarray(0, end).toString('utf8');
}

/** Why a push service refuses a sender (RFC 8292); undefined if it does not. `publicKey`: the key that the browser subscribed with. */
export function vapidProblem(
  authorization: string | undefined,
  expected: { audience: string; publicKey: string; now: Date },
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return 'no VAPID token';
  if (key !== expected.publicKey) return 'signed by another server than the one subscribed to';
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const signed = Buffer.from(`${head}.${claims}`);
  const { alg } = partOf(head);
  const right = verify(
    'sha256',
    signed,
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (alg !== 'ES256' || !right) return 'the signature is wrong';
  const { aud, exp, sub } = partOf(claims);
  if (aud !== expected.audience) return `for another push service: ${String(aud)}`;
  const left = Number(exp) - expected.now.getTime() / 1000;
  if (!(left > 0 && left <= 86_400)) return 'good for less than now or more than a day';
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(String(sub))) return 'nobody to write to';
  return undefined;
}

const partOf = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
