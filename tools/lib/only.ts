import { buildWeb } from './build-web.ts';
import { findBrowser } from './browser.ts';
import { bin, root, run } from './process.ts';

/** Runs the tests of files and folders alone and shows their output; acceptance tests over a fresh build. Gives the status. */
export async function runOnly(paths: readonly string[]): Promise<number> {
  process.env['CHROMIUM_PATH'] = findBrowser();
  const isAcceptance = (path: string) => path.startsWith('tests/acceptance');
  const specs = paths.filter(isAcceptance);
  const tests = paths.filter((path) => !isAcceptance(path));
  const results = [];
  if (tests.length > 0) results.push(await run(bin('vitest'), ['run', ...tests]));
  if (specs.length > 0) {
    await buildWeb((line) => process.stdout.write(`${line}\n`));
    results.push(
      await run(bin('playwright'), ['test', '--config', `${root}tests/acceptance/playwright.config.ts`, ...specs]),
    );
  }
  return Math.max(...results.map(({ status }) => status));
}
