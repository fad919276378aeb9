import { interests, type Interest } from '@heartline/api-client';

/**
 * One interest of a member among two others, in an order that depends on the member: the same for every visitor, so that it equals the
 * server's rendering. Undefined for a member without interests.
 */
export function guessesOf(id: string, own: readonly Interest[]): { right: Interest; all: Interest[] } | undefined {
  const seed = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9_973,
    7,
  );
  const right = own[seed % Math.max(1, own.length)];
  if (!right) return undefined;
  const others = interests.filter((interest) => !own.includes(interest));
  const wrong = [others[seed % others.length], others[(seed * 7 + 13) % others.length]];
  const all = [...new Set(wrong.filter((interest) => interest !== undefined))];
  all.splice(seed % (all.length + 1), 0, right);
  return { right, all };
}
