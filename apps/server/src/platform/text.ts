/** The browser uses the same rule (security.md section 7). */
export { countGraphemes as graphemes, hasPiledMarks, isTooLong } from '@heartline/api-client/contract';

/** Graphemes of statements by members to the moderators, and by moderators about members. */
export const longestStatement = 2_000;
