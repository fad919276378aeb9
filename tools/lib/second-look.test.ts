import { expect, it } from 'vitest';

import { benchStep, playwrightFailures, storyRunnerFailures, vitestFailures } from './second-look.ts';
import { root } from './process.ts';

it('finds each failed test of Vitest, and a file that could not start', () => {
  const report = JSON.stringify({
    success: false,
    testResults: [
      {
        name: `${root}a/one.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one is well', status: 'passed', failureMessages: [] },
          { fullName: 'one fails', status: 'failed', failureMessages: ['expected 1\n\nto be 2'] },
        ],
      },
      { name: `${root}a/two.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
      { name: `${root}a/three.test.ts`, status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(vitestFailures(report)).toEqual([
    { file: 'a/one.test.ts', title: 'one fails', why: 'expected 1\nto be 2' },
    { file: 'a/two.test.ts', title: 'the file', why: 'no such module' },
  ]);
});

it('finds each failed test of Playwright once, with a project or without', () => {
  const output = `[1/3] tests/acceptance/session.spec.ts:338:1 › [SES-03a] an answer logs out
  1) tests/acceptance/session.spec.ts:338:1 › [SES-03a] an answer logs out ─────────

    Error: \u001B[31mnot there\u001B[39m

[2/3] x
  2) [stories] › tests/visual/stories.spec.ts:66:5 › a story › UI/Chat: Empty 
    Error: picture
  2 failed
    tests/acceptance/session.spec.ts:338:1 › [SES-03a] an answer logs out ─────────`;
  const failures = playwrightFailures(output);
  expect(failures.map(({ file, title }) => `${file} › ${title}`)).toEqual([
    'tests/acceptance/session.spec.ts › [SES-03a] an answer logs out',
    'tests/visual/stories.spec.ts › a story › UI/Chat: Empty',
  ]);
  expect(failures[0]?.why).toContain('Error: not there');
});

it('finds each failed story of the test runner, not the line of its element', () => {
  const output = `✓ UI/Chat: 3 of 3
✗ UI/Site: 2 of 3

✗ UI/Site: Footer: Default
    Error: no label

2 of 3 stories passed`;
  expect(storyRunnerFailures(output)).toEqual([
    { file: 'UI/Site', title: 'Footer: Default', why: '    Error: no label\n2 of 3 stories passed' },
  ]);
});

it('repeats the parts of a short bench that no longer worked', async () => {
  const started: string[][] = [];
  const step = benchStep((...parts) => {
    started.push(parts);
    return Promise.resolve({ status: 0, output: '' });
  });
  await step.again(
    step.failed('send: 17 rows in 9 s\n✗ bench: chat\nended with 1\nError: NetworkError\nui: 42 rows in 30 s'),
  );
  expect(started).toEqual([['chat']]);
});

it('finds nothing to repeat in a run with a worker that died', () => {
  const assertionResults = [
    { fullName: 'fails', status: 'failed', failureMessages: ['no'] },
    { fullName: 'never ran', status: 'pending', failureMessages: [] },
  ];
  const testResults = [{ name: `${root}a/one.test.ts`, status: 'failed', message: '', assertionResults }];
  expect(vitestFailures(JSON.stringify({ testResults }))).toEqual([]);
});

it('finds nothing to repeat in a run that failed without a failed test', () => {
  expect(vitestFailures(JSON.stringify({ success: false, testResults: [] }))).toEqual([]);
  expect(playwrightFailures('Error: the server did not start')).toEqual([]);
});
