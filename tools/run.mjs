// Runs on any Node >= 20: installs the project's own Node and pnpm, installs changed dependencies, then starts tools/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...args] = process.argv.slice(2);
const commands = [
  'start',
  'dev',
  'test',
  'storybook',
  'bench',
  'lighthouse',
  'requirements',
  'release',
  'new',
  'seed',
  'moderate',
  'partners',
  'partner-details',
  'withdrawals',
  'check',
];
if (!commands.includes(command)) fail(`unknown command ${command}: one of ${commands.join(', ')}`);

const toolchain = join(root, 'tools', 'toolchain');
const family = platform() === 'win32' ? 'win' : platform();
const bundledNode = join(
  toolchain,
  'node_modules',
  `node-${family}-${arch()}`,
  'bin',
  family === 'win' ? 'node.exe' : 'node',
);
const pnpm = join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');

// Not `npm ci`: it refuses a lock without pnpm's optional binaries for platforms other than this one. The lock's integrity counts.
step(
  'toolchain',
  [join(toolchain, 'package-lock.json')],
  existsSync(pnpm),
  'Installing Node.js and pnpm of this project',
  () =>
    run(
      family === 'win' ? 'npm.cmd' : 'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: toolchain },
    ),
);
const node = existsSync(bundledNode) ? bundledNode : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24)
  fail(`no Node.js 24 comes for ${family}-${arch()}: install it and try again`);

const env = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name));
step(
  'install',
  manifests,
  existsSync(join(root, 'node_modules', '.modules.yaml')),
  'Installing packages (about a minute the first time)',
  () =>
    run(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'], { cwd: root, env }),
);

// The command ends with us, however we end (end-together.ts), and we end with npm.
const child = spawn(node, [join(root, 'tools', `${command}.ts`), ...args], {
  cwd: root,
  env: { ...env, HEARTLINE_LAUNCHER: String(process.pid) },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (status) => process.exit(status ?? 1));
if (process.env.npm_lifecycle_event === command) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 300).unref();
}

/** Runs `work` if its result is missing or one of `files` has changed since it last succeeded. */
function step(name, files, present, title, work) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const digest = hash.digest('hex');
  const stamp = join(toolchain, 'node_modules', `.${name}.stamp`);
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stdout.write(`${title} ...\n`);
  const started = Date.now();
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  process.stdout.write(`  done in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

function run(file, runArgs, options) {
  const { status, error } = spawnSync(file, runArgs, {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: family === 'win',
  });
  if (error || status !== 0)
    fail(`${[file, ...runArgs].slice(0, 3).join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

function fail(line) {
  process.stderr.write(`heartline: ${line}\n`);
  process.exit(1);
}
