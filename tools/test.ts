// npm test: every check. npm test -- --quick: the inner loop. npm test -- --changed: what the difference to main can touch
// (--changed=HEAD: to that commit). npm test -- --dice: random histories, properties and storms from a new seed. npm test -- types unit: only these steps. npm test -- apps/server/src/visits: only the tests there. npm test -- pictures --all: every picture.
// npm test -- --steady tests/acceptance/chat.spec.ts: twenty runs of it beside a busy processor.
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

import { portCount } from '../tests/acceptance/support/site.ts';
import { buildWeb } from './lib/build-web.ts';
import { findBrowser } from './lib/browser.ts';
import { changedSince } from './lib/changed.ts';
import { failuresIn } from './lib/failures.ts';
import { freePorts, usualPorts } from './lib/free-port.ts';
import { cleanTree, markGreen } from './lib/green.ts';
import { runOnly, runSteady } from './lib/only.ts';
import { bin, fail, root, run, type Result } from './lib/process.ts';
import {
  benchStep,
  mostUnsteady,
  playwrightStep,
  storyRunnerStep,
  vitestStep,
  writeUnsteady,
  type Failure,
  type Repeatable,
} from './lib/second-look.ts';

interface Step extends Partial<Repeatable> {
  name: string;
  quick: boolean;
  browser?: boolean;
  /** `beside`: it mostly waits for the database and the clock, so other steps run beside it. `alone`: it keeps all processors busy. */
  place?: 'beside' | 'alone';
  /** Files that it depends on. @default all */
  reads?: RegExp;
  run: () => Promise<Result>;
}

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = options.find((option) => !/^--(quick|dice|all|steady|changed(=.+)?)$/.test(option));
if (unknown)
  fail(`${unknown} is no option: --quick, --dice, --all, --steady, --changed, --changed=<commit>, or names of steps`);
const paths = wanted.filter((word) => word.includes('/'));
if (paths.length > 0 && paths.length < wanted.length) fail('names of steps and paths of tests go one by one');
const steady = options.includes('--steady');
if (steady && paths.length === 0) fail('--steady needs paths of tests');
if (paths.length > 0) process.exit(await (steady ? runSteady(paths) : runOnly(paths)));
const quick = options.includes('--quick');
if (options.includes('--dice')) {
  process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));
  process.stdout.write(`TEST_SEED=${process.env['TEST_SEED']}\n`);
}
// Otherwise only pictures with changed sources are taken.
if (options.includes('--all')) process.env['ALL_PICTURES'] = '1';
// A whole run leaves the tree unchanged.
if (wanted.length > 0 && !process.env['CI']) process.env['STAMP_PICTURES'] = '1';
const changed = options.find((option) => option.startsWith('--changed'));
const difference = changed && (await changedSince(changed.split('=')[1]).catch((error: Error) => fail(error.message)));
const code = ['packages', 'apps', 'tools', 'tests', '.storybook'];
const quiet = { quiet: true };
/** Without the slow files that vitest.config.ts names: an `--exclude` here would not reach its projects. */
const withoutSlow = { env: { ...process.env, WITHOUT_SLOW: '1' } };
const tool = (file: string, ...args: string[]) => run(process.execPath, [`${root}${file}`, ...args], quiet);

const differs = (files: RegExp) => !difference || difference.files.some((file) => files.test(file));
/** Only tests with a changed import, unless a file changed that is reached otherwise: read as a file, or started as a program. */
const onlyDiffering = (option: string, reachedOtherwise: RegExp) =>
  difference && !differs(reachedOtherwise) ? [`${option}=${difference.since}`] : [];

const product = /^(packages|apps)\/(?!.*\.(test|stories)\.tsx?$)|^pnpm-lock/;
const looks = /^(packages|\.storybook|tests\/(visual|checks))\/(?!.*\.test\.tsx?$)|^pnpm-lock/;
const steps: Step[] = [
  { name: 'types', quick: true, run: () => run(bin('tsc'), ['-p', '.'], quiet) },
  { name: 'types of the bench', quick: false, run: () => run(bin('tsc'), ['-p', 'bench'], quiet) },
  { name: 'lint', quick: true, run: () => run(bin('oxlint'), ['--type-aware', '--quiet', ...code], quiet) },
  { name: 'format', quick: true, run: () => run(bin('oxfmt'), ['--check', ...code], quiet) },
  { name: 'messages', quick: true, run: () => tool('tools/checks/messages.ts') },
  { name: 'tokens', quick: true, run: () => tool('tools/checks/tokens.ts') },
  { name: 'elements', quick: true, run: () => tool('tools/checks/elements.ts') },
  { name: 'contract', quick: true, run: () => tool('apps/server/src/cli/openapi.ts', '--check') },
  { name: 'dead code', quick: false, run: () => run(bin('knip'), ['--no-progress'], quiet) },
  { name: 'requirements', quick: false, run: () => tool('tools/requirements.ts') },
  { name: 'packages', quick: false, reads: product, run: () => tool('tools/checks/packages.ts') },
  { name: 'build', quick: false, run: build },
  { name: 'sizes', quick: false, run: () => tool('tools/checks/sizes.ts') },
  { name: 'storybook', quick: false, reads: looks, run: () => tool('tools/storybook.ts', '--build') },
  // One browser each: the server's tests run beside them.
  {
    name: 'pages of storybook',
    quick: false,
    browser: true,
    reads: looks,
    ...playwrightStep('pages of storybook', 'visual', '--project', 'pages', '--project', 'checks', '--workers', '1'),
  },
  {
    name: 'test-runner',
    quick: false,
    browser: true,
    reads: looks,
    ...storyRunnerStep(() => tool('tools/storybook.ts', '--test', '--elements')),
  },
  {
    name: 'elements in a browser',
    quick: false,
    browser: true,
    ...vitestStep('elements in a browser', ['--project', 'dom'], {
      once: onlyDiffering('--changed', /^tests\/support\/|\.(json|css|svg)$|^(pnpm-lock|vitest)/),
    }),
  },
  {
    name: 'bench in short',
    quick: false,
    browser: true,
    reads: new RegExp(`${product.source}|^bench/`),
    ...benchStep((...parts) => tool('bench/main.ts', '--short', ...parts)),
  },
  ...unitAndServer(),
  {
    name: 'stories and pictures',
    quick: false,
    browser: true,
    place: 'alone',
    reads: looks,
    ...playwrightStep('stories and pictures', 'visual', '--project', 'stories'),
  },
  {
    name: 'acceptance',
    quick: false,
    browser: true,
    place: 'alone',
    reads: new RegExp(`${product.source}|^tests/acceptance/`),
    ...playwrightStep(
      'acceptance',
      'acceptance',
      ...(difference ? ['--pass-with-no-tests'] : []),
      ...onlyDiffering('--only-changed', product),
    ),
  },
  // Tests that compare milliseconds, bytes or processor time with a limit: nothing runs beside them.
  { name: 'speed', quick: false, place: 'alone', ...vitestStep('speed', ['--project', 'speed']) },
];

const misspelt = wanted.find((word) => !steps.some(({ name }) => name.includes(word)));
if (misspelt) fail(`${misspelt} is in no step: ${steps.map(({ name }) => name).join(', ')}`);
const chosen = steps.filter(
  ({ name, quick: isQuick, reads }) =>
    (wanted.length === 0 || wanted.some((word) => name.includes(word))) &&
    (!quick || isQuick) &&
    (!reads || differs(reads)),
);

if (chosen.some(({ browser }) => browser)) process.env['CHROMIUM_PATH'] = findBrowser();

// Another run on this machine may use the usual ones.
if (!process.env['ACCEPTANCE_RUNNING'])
  process.env['ACCEPTANCE_PORT'] ??= String(await freePorts(portCount, usualPorts.acceptance));
process.env['STORYBOOK_PORT'] ??= String(await freePorts(1, usualPorts.storybook));

const begun = performance.now();
const failed: { step: Step; output: string }[] = [];
const tree = await cleanTree();
const inTurn = async (place: Step['place']) => {
  for (const step of chosen.filter((each) => each.place === place)) await runStep(step);
};
await Promise.all([inTurn(undefined), inTurn('beside')]);
await inTurn('alone');
const unsteady: Failure[] = [];
const red: typeof failed = [];
for (const { step, output } of failed) {
  const failures = step.failed?.(output) ?? [];
  const second = failures.length > 0 ? await step.again?.(failures) : undefined;
  if (second?.status === 0) unsteady.push(...failures);
  else red.push({ step, output: second?.output ?? output });
}
writeUnsteady(unsteady);
process.stdout.write(`All in ${Math.round((performance.now() - begun) / 1000)} s\n`);
// Repeated at the end of a long log.
for (const { step, output } of red) process.stdout.write(`\n${step.name} failed:\n${failuresIn(output).join('\n')}\n`);
if (red.length > 0) process.stdout.write(`Failed: ${red.map(({ step }) => step.name).join(', ')}\n`);
for (const { file, title } of unsteady) process.stdout.write(`unsteady: ${file} › ${title}\n`);
const tooUnsteady = unsteady.length > mostUnsteady;
if (tooUnsteady) process.stdout.write(`Failed: ${unsteady.length} tests passed only when they were alone\n`);
const green = red.length === 0 && !tooUnsteady;
/** Set to run only some of the tests, or to run them on another target. */
const narrowed = ['WITHOUT_SLOW', 'ACCEPTANCE_RUNNING', 'STORYBOOK_FOLDER'].some((name) => process.env[name]);
const whole = wanted.length === 0 && chosen.length === steps.length && !difference && !narrowed;
if (green && whole && tree && (await cleanTree()) === tree) markGreen(tree);
process.stdout.write(`${chosen.length - red.length} passed, ${red.length + (tooUnsteady ? 1 : 0)} failed\n`);
process.exit(green ? 0 : 1);

async function runStep(step: Step): Promise<void> {
  const started = performance.now();
  process.stdout.write(`${step.name} ...\n`);
  const { status, output } = await step.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${step.name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s ${status === 0 ? summary(output) : ''}\n`,
  );
  // Printed by tests/visual/support/unchanged.ts.
  for (const [note] of stripVTControlCharacters(output).matchAll(/^Chromium \S+ here, .*$/gm))
    process.stdout.write(`${note}\n`);
  if (status === 0) return;
  failed.push({ step, output });
  process.stdout.write(`${output.split('\n').slice(-150).join('\n')}\n`);
}

async function build(): Promise<Result> {
  const lines: string[] = [];
  await buildWeb((line) => lines.push(line));
  return { status: 0, output: lines.join('\n') };
}

/** The line of a tool's output that says how much it checked. */
function summary(output: string): string {
  const line = stripVTControlCharacters(output)
    .split('\n')
    .findLast((text) =>
      /^\s*(Tests\s+\d|\d+ passed|\d+ messages|\d+ elements |\d+ of \d+ req|\d+ packages|\d+ of \d+ stories|Lines\s)/.test(
        text,
      ),
    );
  return line ? `(${line.trim().replace(/\s+/g, ' ')})` : '';
}

/** One run for both, so that they share the processors; separate runs if one is asked for. Coverage is measured over both. */
function unitAndServer(): Step[] {
  const beside = { quick: true, place: 'beside' } as const;
  const own = /^(apps\/server|packages\/api-client)\/(?!.*\.test\.ts$)|^(pnpm-lock|vitest)/;
  const unit = ['--project', 'unit'];
  const server = ['--project', 'server*'];
  const slow = quick ? withoutSlow : {};
  if (wanted.length > 0 || difference)
    return [
      // Many unit tests read files of all kinds.
      { ...beside, name: 'unit', ...vitestStep('unit', unit, difference ? withoutSlow : slow) },
      {
        ...beside,
        name: 'server',
        ...vitestStep('server', server, { ...slow, once: onlyDiffering('--changed', own) }),
      },
    ];
  const name = 'unit and server';
  if (quick) return [{ ...beside, name, ...vitestStep(name, [...unit, ...server], slow) }];
  return [
    { ...beside, name, ...vitestStep(name, [...unit, ...server], { once: ['--coverage'] }) },
    { ...beside, name: 'coverage', run: () => tool('tools/checks/coverage.ts') },
  ];
}
