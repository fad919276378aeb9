// npm test: every check. npm test -- --quick: the inner loop. npm test -- types unit: only these steps.
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

import { buildWeb } from './lib/build-web.ts';
import { findBrowser } from './lib/browser.ts';
import { failuresIn } from './lib/failures.ts';
import { bin, root, run, type Result } from './lib/process.ts';

interface Step {
  name: string;
  quick: boolean;
  browser?: boolean;
  run: () => Promise<Result>;
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const quick = process.argv.includes('--quick');
const whole = !quick && wanted.length === 0;
const code = ['packages', 'apps', 'tools', 'tests', '.storybook'];
const quiet = { quiet: true };
const vitest = (...args: string[]) => run(bin('vitest'), ['run', ...args], quiet);
const tool = (file: string, ...args: string[]) => run(process.execPath, [`${root}${file}`, ...args], quiet);

const steps: Step[] = [
  { name: 'types', quick: true, run: () => run(bin('tsc'), ['-p', '.'], quiet) },
  { name: 'lint', quick: true, run: () => run(bin('oxlint'), ['--type-aware', '--quiet', ...code], quiet) },
  { name: 'format', quick: true, run: () => run(bin('oxfmt'), ['--check', ...code], quiet) },
  { name: 'messages', quick: true, run: () => tool('tools/checks/messages.ts') },
  { name: 'tokens', quick: true, run: () => tool('tools/checks/tokens.ts') },
  { name: 'elements', quick: true, run: () => tool('tools/checks/elements.ts') },
  { name: 'contract', quick: true, run: () => tool('apps/server/src/cli/openapi.ts', '--check') },
  ...(whole
    ? [
        {
          name: 'unit and server',
          quick: false,
          run: () => vitest('--project', 'unit', '--project', 'server', '--coverage'),
        },
        { name: 'coverage', quick: false, run: () => tool('tools/checks/coverage.ts') },
      ]
    : [
        { name: 'unit', quick: true, run: () => vitest('--project', 'unit') },
        {
          name: 'server',
          quick: true,
          run: () => vitest('--project', 'server', ...(quick ? ['--exclude', '**/*.race.test.ts'] : [])),
        },
      ]),
  { name: 'dead code', quick: false, run: () => run(bin('knip'), ['--no-progress'], quiet) },
  { name: 'requirements', quick: false, run: () => tool('tools/requirements.ts') },
  {
    name: 'elements and stories',
    quick: false,
    browser: true,
    run: () => vitest('--project', 'dom', '--project', 'stories'),
  },
  { name: 'packages', quick: false, run: () => tool('tools/checks/packages.ts') },
  { name: 'build', quick: false, run: build },
  { name: 'sizes', quick: false, run: () => tool('tools/checks/sizes.ts') },
  { name: 'storybook', quick: false, run: () => tool('tools/storybook.ts', '--build') },
  {
    name: 'pictures',
    quick: false,
    browser: true,
    run: () => run(bin('playwright'), ['test', '--config', 'tests/visual/playwright.config.ts'], quiet),
  },
  {
    name: 'acceptance',
    quick: false,
    browser: true,
    run: () => run(bin('playwright'), ['test', '--config', 'tests/acceptance/playwright.config.ts'], quiet),
  },
];

const chosen =
  wanted.length > 0
    ? steps.filter(({ name }) => wanted.some((word) => name.includes(word)))
    : steps.filter((step) => !quick || step.quick);

if (chosen.some(({ browser }) => browser)) process.env['CHROMIUM_PATH'] = findBrowser();

const begun = performance.now();
const failed: { name: string; failures: string[] }[] = [];
for (const step of chosen) {
  const started = performance.now();
  process.stdout.write(`${step.name} ... `);
  const { status, output } = await step.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s ${status === 0 ? summary(output) : ''}\n`,
  );
  if (status === 0) continue;
  failed.push({ name: step.name, failures: failuresIn(output) });
  process.stdout.write(`${output.split('\n').slice(-150).join('\n')}\n`);
}
process.stdout.write(`All in ${Math.round((performance.now() - begun) / 1000)} s\n`);
// Once more at the end, which is what is left of a long log.
for (const { name, failures } of failed) process.stdout.write(`\n${name} failed:\n${failures.join('\n')}\n`);
if (failed.length > 0) process.stdout.write(`Failed: ${failed.map(({ name }) => name).join(', ')}\n`);
process.stdout.write(`${chosen.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);

async function build(): Promise<Result> {
  const lines: string[] = [];
  await buildWeb((line) => lines.push(line));
  return { status: 0, output: lines.join('\n') };
}

/** The line of a tool's output that says how much it looked at. */
function summary(output: string): string {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .findLast((text) =>
      /^\s*(Tests\s+\d|\d+ passed|\d+ messages|\d+ elements |\d+ of \d+ req|\d+ packages|Lines\s)/.test(text),
    );
  return line ? `(${line.trim().replace(/\s+/g, ' ')})` : '';
}
