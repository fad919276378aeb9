import { stripVTControlCharacters } from 'node:util';

/** One line of Playwright for each test it begins. */
const progress = /^\[\d+\/\d+\]/;
/** How Playwright and Vitest begin what they say of a failed test. */
const head = /^\s*(\d+\) |FAIL )/;
const linesOfEach = 14;
const linesOfAll = 90;

/** What went wrong, from a tool's output and short: each failed test with the first lines of why; without such, the last lines. */
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
