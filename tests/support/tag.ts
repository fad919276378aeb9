import { randomUUID } from 'node:crypto';

/** Eight letters that no other name in a test has. Not digits, which could be read as a telephone number: names may not have one. */
export const newTag = (): string =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
