/** Longest text of a complaint, in graphemes; the server counts again. */
export const longestText = 2000;
