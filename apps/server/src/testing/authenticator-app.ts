import { createHmac } from 'node:crypto';

/**
 * The code of an app with this key at a moment: six digits per half minute (RFC 4226, 6238). Implements the standard independently, so that
 * the library under test is not compared with itself.
 */
export function appCode(key: string, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const from = hash.readUInt8(19) % 16;
  return String((hash.readUInt32BE(from) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
