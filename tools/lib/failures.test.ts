import { expect, it } from 'vitest';

import { failuresIn } from './failures.ts';

it('names each failed test with the first lines of its error, without the tests that ran in between', () => {
  const output = `Running 3 tests
[1/3] a.spec.ts › one
  1) a.spec.ts › one

    Error: the browser reported
    + 429

[2/3] a.spec.ts › two
[3/3] a.spec.ts › three
  2) a.spec.ts › three
    Error: \u001B[31mno heading\u001B[39m
${Array.from({ length: 40 }, (_item, line) => `    at line ${line}`).join('\n')}
  2 failed`;
  const failures = failuresIn(output);
  expect(failures.slice(0, 5)).toEqual([
    '  1) a.spec.ts › one',
    '    Error: the browser reported',
    '    + 429',
    '  2) a.spec.ts › three',
    '    Error: no heading',
  ]);
  expect(failures).toHaveLength(17);
});

it('gives the last lines of a tool that names no test', () => {
  const output = Array.from({ length: 100 }, (_item, line) => `line ${line}`).join('\n');
  expect(failuresIn(output)).toHaveLength(28);
  expect(failuresIn(output).at(-1)).toBe('line 99');
});
