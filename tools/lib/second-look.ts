import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { bin, root, run, type Result } from './process.ts';

/** A failed test, as reported by its runner. */
export interface Failure {
  /** Path from the root, or the group of stories. */
  file: string;
  title: string;
  /** The first lines of the error. */
  why: string;
}

/** A step whose failed tests can be repeated alone. */
export interface Repeatable {
  run: () => Promise<Result>;
  /** The failed tests in this output. Empty if more than tests failed: then there is nothing to repeat. */
  failed: (output: string) => Failure[];
  /** Runs the failed tests again, with nothing beside them. */
  again: (failures: readonly Failure[]) => Promise<Result>;
}

/** More failures than this are no accident: the run is red, even if each passes alone. */
export const mostUnsteady = 10;

const results = `${root}test-results/`;
export const unsteadyFile = `${results}unsteady.md`;
const linesOfWhy = 12;

/** Vitest's messages about errors outside of tests, and about a worker that died: its report does not include them. */
const beyondTests = /Unhandled (Error|Rejection)|Worker (exited|terminated)/;

/** Vitest with these arguments. `name` is the step's. Failed files are repeated whole: tests of one file may build on each other. */
export function vitestStep(
  name: string,
  args: readonly string[],
  more: { env?: NodeJS.ProcessEnv; once?: string[] } = {},
): Repeatable {
  const { env = process.env, once = [] } = more;
  const report = `${results}${name.replaceAll(' ', '-')}.json`;
  const start = (...extra: string[]) => {
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return run(bin('vitest'), ['run', ...args, ...reporters, ...extra], { quiet: true, env });
  };
  return {
    run: () => start(...once),
    failed: (output) =>
      existsSync(report) && !beyondTests.test(output) ? vitestFailures(readFileSync(report, 'utf8')) : [],
    again: (failures) => start(...new Set(failures.map(({ file }) => file))),
  };
}

/** Playwright with the configuration of `tests/<folder>`. Where tests of a file build on each other, the files are repeated whole. */
export function playwrightStep(name: string, folder: string, ...args: string[]): Repeatable {
  const lastRun = `${results}${name.replaceAll(' ', '-')}.last-run.json`;
  const start = (extra: string[], env: NodeJS.ProcessEnv = {}) =>
    run(bin('playwright'), ['test', '--config', `tests/${folder}/playwright.config.ts`, ...args, ...extra], {
      quiet: true,
      env: { ...process.env, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun, ...env },
    });
  // A run that died has written no list of its failed tests, or an empty one.
  const isTold = () =>
    existsSync(lastRun) &&
    (JSON.parse(readFileSync(lastRun, 'utf8')) as { failedTests?: string[] }).failedTests?.length;
  return {
    run: () => {
      rmSync(lastRun, { force: true });
      // Traces take a fifteenth of the time; the repetition records them.
      return start([], { WITHOUT_TRACE: '1' });
    },
    failed: (output) => (isTold() ? playwrightFailures(output) : []),
    again: (failures) => {
      const files = [...new Set(failures.map(({ file }) => file))];
      const inTurn = files.some((file) => readFileSync(`${root}${file}`, 'utf8').includes("mode: 'serial'"));
      return start([...(inTurn ? files : ['--last-failed']), '--workers', '1']);
    },
  };
}

/** Storybook's test runner: repeats all stories, which is faster than finding out how to select some. */
export function storyRunnerStep(start: () => Promise<Result>): Repeatable {
  return { run: start, failed: storyRunnerFailures, again: start };
}

/** One small round of each part of the bench: repeats the parts that no longer worked. */
export function benchStep(start: (...parts: string[]) => Promise<Result>): Repeatable {
  return {
    run: start,
    failed: storyRunnerFailures,
    again: (failures) => start(...failures.map(({ title }) => title)),
  };
}

/** Reads the report of Vitest's reporter `json`. */
export function vitestFailures(report: string): Failure[] {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const isOver = (test: { status: string }) => ['passed', 'failed', 'skipped', 'todo'].includes(test.status);
  // A test without a result belonged to a worker that died.
  if (!testResults.every(({ assertionResults }) => assertionResults.every(isOver))) return [];
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, title: 'the file', why: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      why: firstLines(failureMessages.join('\n')),
    }));
  });
}

/** Reads Playwright's output: `  1) [project] › file:line:column › title ────`, then the error. */
export function playwrightFailures(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const head = /^\s*\d+\) (?:\[[^\]]+\] › )?(\S+?):\d+:\d+ › (.*?)\s*─*\s*$/;
  const failures = lines.flatMap((line, at) => {
    const [, file, title] = head.exec(line) ?? [];
    return file && title ? [{ file, title, why: firstLines(lines.slice(at + 1, at + 40).join('\n')) }] : [];
  });
  return [...new Map(failures.map((failure) => [`${failure.file} ${failure.title}`, failure])).values()];
}

/** Reads `✗ group: story`, then the error: the last output of tools/lib/story-reporter.ts, and that of a short bench. */
export function storyRunnerFailures(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.flatMap((line, at) => {
    if (!line.startsWith('✗ ') || /: \d+ of \d+$/.test(line)) return [];
    const [file = '', ...title] = line.slice(2).split(': ');
    return [{ file, title: title.join(': '), why: firstLines(lines.slice(at + 1, at + 10).join('\n')) }];
  });
}

/** Saves the first errors of tests that passed alone, for the developer who fixes them. */
export function writeUnsteady(failures: readonly Failure[]): void {
  rmSync(unsteadyFile, { force: true });
  if (failures.length === 0) return;
  mkdirSync(results, { recursive: true });
  const entries = failures.map(
    ({ file, title, why }) => `- ${file} › ${title}\n\n${why.replaceAll(/^/gm, '      ')}\n`,
  );
  writeFileSync(
    unsteadyFile,
    `Failed in the run and passed alone: each is mended at its cause in the next commit.\n\n${entries.join('\n')}`,
  );
}

function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));
  return lines.slice(0, linesOfWhy).join('\n');
}
