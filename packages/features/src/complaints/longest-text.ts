/** Graphemes of what is written about a complaint; the server counts again. */
export const longestText = 2000;
