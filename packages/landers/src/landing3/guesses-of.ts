import { interests, type Interest } from '@heartline/api-client';

/**
 * One interest that a member has among two that they have not said, in an order of their own: the same for every visitor, so that what the
 * server rendered stays. Undefined of who has none.
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
