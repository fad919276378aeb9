/** The browser counts with the same rule (security.md section 7). */
export { countGraphemes as graphemes, hasPiledMarks, isTooLong } from '@heartline/api-client/contract';

/** Graphemes of what members write to the moderators, and moderators about members. */
export const longestStatement = 2_000;
