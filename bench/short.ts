/**
 * `npm run bench -- --short`: each measurement once and small. It shows that the bench still works; nobody reads its figures, so it holds
 * no limits and writes no docs/performance.md.
 */
export const isShort = process.env['BENCH_SHORT'] === '1';

/** A size or a count of a measurement: the whole one, or that of a short round. */
export const sized = <T>(whole: T, short: T): T => (isShort ? short : whole);
