import { stripVTControlCharacters } from 'node:util';

/** Playwright's line for each test it starts. */
const progress = /^\[\d+\/\d+\]/;
/** The start of a failed test in the output of Playwright and Vitest. */
const head = /^\s*(\d+\) |FAIL )/;
const linesOfEach = 14;
const linesOfAll = 90;

/** A short summary of a tool's output: each failed test with the first lines of its error; without failed tests, the last lines. */
export function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !progress.test(line));
  const heads = lines.flatMap((line, index) => (head.test(line) ? [index] : []));
  if (heads.length === 0) return lines.slice(-2 * linesOfEach);
  return heads
    .flatMap((start, number) => lines.slice(start, Math.min(start + linesOfEach, heads[number + 1] ?? lines.length)))
    .slice(0, linesOfAll);
}
