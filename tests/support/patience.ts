/**
 * How long a test waits for something that should happen, in milliseconds: `expect.poll` and `eventually` of Vitest, `expect` of
 * Playwright, `findBy…` and `waitFor` of stories and element tests, and the streams of the server's tests. A long limit costs nothing when
 * the wait ends early; a short one fails on a busy machine. Only a test of a limit has a limit of its own.
 */
export const patience = 15_000;
