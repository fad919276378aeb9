import { spawn } from 'node:child_process';

import { endTogether } from '../../apps/server/src/testing/end-together.ts';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './browser.ts';
import { bin, root, run, type Result } from './process.ts';

/** Runs a program of tests to its end. `quiet`: its output is kept and not shown. */
type Runner = (quiet: boolean) => Promise<Result>;

/** A test that fails once in twenty runs makes every second whole run red, where there are a dozen like it. */
const steadyRounds = 20;

/** Runs the tests of files and folders alone and shows their output; acceptance tests over a fresh build. Returns the exit status. */
export async function runOnly(paths: readonly string[]): Promise<number> {
  const statuses = [];
  for (const runner of await runnersOf(paths)) statuses.push((await runner(false)).status);
  return Math.max(...statuses);
}

/**
 * Runs the tests of files and folders twenty times while another process keeps one processor busy, as a test must pass before it lands
 * that waits for a browser, a clock or a process. Shows the output of the rounds that fail. Returns the exit status.
 */
export async function runSteady(paths: readonly string[]): Promise<number> {
  const failed = await repeat(await runnersOf(paths), steadyRounds);
  process.stdout.write(
    failed.length === 0
      ? `steady: ${steadyRounds} rounds passed\n`
      : `not steady: failed in round ${failed.join(', ')}\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** Runs all runners in each round, beside a process that keeps one processor busy. Returns the rounds that failed, counted from 1. */
export async function repeat(runners: readonly Runner[], rounds: number): Promise<number[]> {
  endTogether();
  const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  const failed: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const results = [];
      for (const runner of runners) results.push(await runner(true));
      const red = results.filter(({ status }) => status !== 0);
      if (red.length > 0) failed.push(round);
      process.stdout.write(`round ${round} of ${rounds} ${red.length > 0 ? 'FAILED' : 'passed'}\n`);
      for (const { output } of red) process.stdout.write(output);
    }
  } finally {
    busy.kill('SIGKILL');
  }
  return failed;
}

/** One runner for tests of Vitest, one for acceptance tests, of which the site is built first. */
async function runnersOf(paths: readonly string[]): Promise<Runner[]> {
  process.env['CHROMIUM_PATH'] = findBrowser();
  const isAcceptance = (path: string) => path.startsWith('tests/acceptance');
  const specs = paths.filter(isAcceptance);
  const tests = paths.filter((path) => !isAcceptance(path));
  const runners: Runner[] = [];
  if (tests.length > 0) runners.push((quiet) => run(bin('vitest'), ['run', ...tests], { quiet }));
  if (specs.length > 0) {
    await buildWeb((line) => process.stdout.write(`${line}\n`));
    const config = `${root}tests/acceptance/playwright.config.ts`;
    runners.push((quiet) => run(bin('playwright'), ['test', '--config', config, ...specs], { quiet }));
  }
  return runners;
}
