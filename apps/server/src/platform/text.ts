/** The browser counts with the same rule (security.md section 7). */
export { countGraphemes as graphemes, hasPiledMarks, isTooLong } from '@heartline/api-client/contract';
